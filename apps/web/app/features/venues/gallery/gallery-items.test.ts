import { expect, test } from 'vitest';
import { toGalleryItems } from './gallery-items.ts';

const photo = (number: number) => ({
  url: `/images/${number}.webp`,
  alt: ` Room ${number} `,
  width: 1600,
  height: 1200,
  sources: [],
});

test('photos come in the order of the partner, five at most, and replace the cover art', () => {
  const items = toGalleryItems({
    images: [1, 2, 3, 4, 5, 6].map(photo),
    activities: ['yoga'],
  });
  expect(items).toHaveLength(5);
  expect(items[0]).toEqual({
    key: '/images/1.webp',
    kind: 'photo',
    image: photo(1),
    alt: 'Room 1',
  });
});

test('without photos one cover is shown, whatever the number of activities', () => {
  const items = toGalleryItems({ images: [], activities: ['tennis', 'padel', 'yoga'] });
  expect(items).toEqual([
    { key: 'cover-art', kind: 'cover-art', coverArt: 'padel', activity: 'tennis' },
  ]);
});

test('a venue without activities has a cover drawing too', () => {
  expect(toGalleryItems({ images: [], activities: [] })).toHaveLength(1);
});
