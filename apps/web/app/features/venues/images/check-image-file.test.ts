import { expect, test } from 'vitest';
import { checkImageFile, MAX_IMAGE_BYTES } from './check-image-file.ts';

const file = { name: 'room.jpg', type: 'image/jpeg', size: 1000 };

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'])(
  'a photo of the type %s is sent',
  (type) => expect(checkImageFile({ ...file, type })).toBeNull(),
);

test('a HEIC photo of which the browser knows no type is sent', () => {
  expect(checkImageFile({ ...file, name: 'IMG_0001.HEIC', type: '' })).toBeNull();
});

test.each(['image/svg+xml', 'image/gif', 'application/pdf', 'text/html'])(
  'a file of the type %s is not sent, whatever its name',
  (type) => expect(checkImageFile({ ...file, type })).toBe('noImage'),
);

test('a file without a type and with the name of something else is not sent', () => {
  expect(checkImageFile({ ...file, name: 'notes.txt', type: '' })).toBe('noImage');
});

test('20 MB are sent, a byte more is not, nor is an empty file', () => {
  expect(checkImageFile({ ...file, size: MAX_IMAGE_BYTES })).toBeNull();
  expect(checkImageFile({ ...file, size: MAX_IMAGE_BYTES + 1 })).toBe('tooLarge');
  expect(checkImageFile({ ...file, size: 0 })).toBe('empty');
});
