import { expect, test } from 'vitest';
import { toGalleryItems } from './gallery-items.ts';

const photo = (number: number) => ({ url: `/media/${number}.webp`, alt: ` Room ${number} ` });

test('photos come in the order of the partner, five at most, and leave no room for floors', () => {
  const pictures = toGalleryItems({
    images: [1, 2, 3, 4, 5, 6].map(photo),
    activities: ['yoga'],
  });
  expect(pictures).toHaveLength(5);
  expect(pictures[0]).toEqual({
    key: '/media/1.webp',
    kind: 'photo',
    url: '/media/1.webp',
    alt: 'Room 1',
  });
});

test('without photos each floor of the activities is shown once', () => {
  const pictures = toGalleryItems({ images: [], activities: ['tennis', 'padel', 'yoga'] });
  expect(pictures.map((picture) => picture.kind === 'floor' && picture.coverArt)).toEqual([
    'padel',
    'yoga',
  ]);
});

test('a venue that names no activity has a floor all the same', () => {
  expect(toGalleryItems({ images: [], activities: [] })).toHaveLength(1);
});
