import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** An honest picture: JPEG, upright, one colour, with a place and a text in its metadata. */
export function aPicture({ width = 640, height = 480, colour = '#c8102e' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Maya secretly' }, IFD3: { GPSLatitude: '33/1 53/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** A picture taken with the phone on its side: 640 by 480 as stored, upright only when turned. */
export function aTurnedPicture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#123456' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const SCRIPT = '<script>alert(document.domain)</script>';

/** A picture that is a page as well: markup in a comment of the file and behind its end. */
export async function aPolyglot(): Promise<Buffer> {
  const picture = await aPicture();
  const comment = Buffer.from(SCRIPT);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  return Buffer.concat([
    picture.subarray(0, 2),
    segment,
    picture.subarray(2),
    Buffer.from(`<html>${SCRIPT}</html>`),
  ]);
}

/** A PNG of zeros: one bit a pixel, so that hundreds of megapixels fit into some kilobytes. */
export function aBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const row = 1 + Math.ceil(width / 8);
  return png([
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(row * height), { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ]);
}

/** A PNG that only says that it is huge. */
export function aLie(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 6;
  return png([
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(100))],
    ['IEND', Buffer.alloc(0)],
  ]);
}

function png(chunks: [type: string, data: Buffer][]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks.map(([type, data]) => chunkOf(type, data))]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** What is no picture of ours, whatever it is called. */
export const NO_PICTURES: Record<string, Buffer> = {
  'an SVG with a script': Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${SCRIPT}</svg>`,
  ),
  'a page': Buffer.from(`<!doctype html>${SCRIPT}`),
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  'a GIF': Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
  'an empty file': Buffer.alloc(0),
  noise: Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251)),
  'the first bytes of a PNG': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};
