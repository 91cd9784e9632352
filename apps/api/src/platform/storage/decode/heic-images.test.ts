import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  aHeicPhoto,
  aHeicSequence,
  aHeicWithFalseSize,
  aLargeHeicPhoto,
  anImage,
} from '../../../../test/fixtures/malicious-images.ts';
import { isRefusal } from '../../refusal.ts';
import { decodeHeic, heicKind } from './decode-heic.ts';
import { reencodeImage } from './reencode-image.ts';

const codeOf = async (upload: Buffer) => {
  const result = await reencodeImage(upload, 'venue_image');
  return isRefusal(result) ? result.code : 'accepted';
};

test('a HEIC photo becomes an upright WebP and AVIF without its location', async () => {
  const photo = aHeicPhoto();
  expect(photo.toString('latin1')).toContain('Maya secretly');
  const encoded = await reencodeImage(photo, 'venue_image');
  if (isRefusal(encoded)) throw new Error(encoded.code);
  expect(encoded).toMatchObject({ width: 480, height: 640 });
  const [webp, avif] = encoded.files;
  expect(webp?.content.toString('latin1', 8, 12)).toBe('WEBP');
  expect(avif?.content.toString('latin1', 4, 12)).toBe('ftypavif');
  for (const { content } of encoded.files)
    expect(content.toString('latin1')).not.toMatch(/Maya|Exif|GPS/);
  // The left half was red and the right one blue; a quarter turn puts them above one another.
  const pixels = await sharp(webp?.content).removeAlpha().raw().toBuffer();
  const colourAt = (row: number) => [...pixels.subarray((row * 480 + 240) * 3).subarray(0, 3)];
  expect(colourAt(20)[0]).toBeGreaterThan(180);
  expect(colourAt(620)[2]).toBeGreaterThan(180);
});

test('a HEIC that claims 108 megapixels is refused before it is decoded', async () => {
  expect(await codeOf(aHeicWithFalseSize(12_000, 9_000))).toBe('image_has_too_many_pixels');
});

test('a HEIC that lies about its size, or ends too early, is refused', async () => {
  expect(await codeOf(aHeicWithFalseSize(64, 64))).toBe('image_unreadable');
  const photo = aHeicPhoto();
  expect(await codeOf(photo.subarray(0, photo.length - 200))).toBe('image_unreadable');
  expect(await codeOf(photo.subarray(0, 40))).toBe('image_unreadable');
});

test('decoding ends at a limit of memory and at one of time', async () => {
  const large = aLargeHeicPhoto();
  const outcome = async (limits: Parameters<typeof decodeHeic>[1]) => {
    const result = await decodeHeic(large, limits);
    return isRefusal(result) ? result.code : `${result.width}x${result.height}`;
  };
  expect(await outcome({})).toBe('4000x3000');
  expect(await outcome({ maxMemoryBytes: 64 * 1024 * 1024 })).toBe('image_unreadable');
  expect(await outcome({ timeoutMs: 1 })).toBe('image_unreadable');
});

test('a film is not a photo, and an AVIF is not a HEIC', async () => {
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  expect(await codeOf(film)).toBe('image_unreadable');
  const avif = await sharp(await anImage())
    .avif({ effort: 0 })
    .toBuffer();
  expect(await codeOf(avif)).toBe('image_unreadable');
});

test('what a HEIC file is, its brands say', () => {
  const withBrands = (brands: string, length = 8 + brands.length) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(length);
    return Buffer.concat([size, Buffer.from(`ftyp${brands}`), Buffer.alloc(16)]);
  };
  expect(heicKind(aHeicPhoto())).toBe('still');
  expect(heicKind(aHeicSequence())).toBe('sequence');
  expect(heicKind(withBrands('mif1\0\0\0\0mif1heic'))).toBe('still');
  expect(heicKind(withBrands('mif1\0\0\0\0mif1avif'))).toBeNull();
  // A length that goes beyond the file is read to the file's end only.
  expect(heicKind(withBrands('mif1\0\0\0\0', 4_294_967_295))).toBeNull();
  expect(heicKind(Buffer.from('\0\0\0\x08ftyp'))).toBeNull();
});
