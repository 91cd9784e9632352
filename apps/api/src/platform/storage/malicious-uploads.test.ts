import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aMember, type TestUser } from '../../../test/builders.ts';
import { sendImage } from '../../../test/client/send-image.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import {
  aDecompressionBomb,
  aHeicSequence,
  anAnimatedPng,
  anAnimatedWebp,
  anImage,
  anImageWithMarkup,
  aPngWithFalseSize,
  aRotatedImage,
  INVALID_IMAGES,
} from '../../../test/fixtures/malicious-images.ts';

let maya: TestUser;
let asMaya: TestClient;
beforeEach(async () => {
  maya = await aMember(api.deps);
  asMaya = await api.clientFor(maya);
});

const photo = { field: 'photo' } as const;
const fetched = (url: string) => api.app.inject(url);
const upload = async (content: Uint8Array, named: { name?: string; type?: string } = {}) =>
  sendImage(asMaya, content, { ...photo, ...named });

test('a photo becomes a square WebP without any metadata', async () => {
  const original = await anImage();
  expect(original.toString('latin1')).toContain('Maya secretly');
  const { status, body } = await upload(original);
  expect(status).toBe(200);
  expect(body.photo_url).toMatch(/^\/api\/v1\/images\/[0-9a-f]{32}\.webp$/);
  const served = await fetched(body.photo_url);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const metadata = await sharp(served.rawPayload).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
  expect(served.rawPayload.toString('latin1')).not.toContain('Maya secretly');
});

test('a browser asks for a photo again each time, and gets none once it is removed', async () => {
  const { body } = await upload(await anImage());
  const { headers } = await fetched(body.photo_url);
  const again = () =>
    api.app.inject({ url: body.photo_url, headers: { 'if-none-match': String(headers.etag) } });
  expect(await again()).toMatchObject({ statusCode: 304, body: '' });
  await asMaya.delete('/profile/photo');
  expect((await again()).statusCode).toBe(404);
});

test('the photo is where the profile, the session and the digital ID read it', async () => {
  const { body } = await upload(await anImage());
  for (const path of ['/profile', '/auth/me', '/digital-id'])
    expect((await asMaya.get(path)).body.photo_url).toBe(body.photo_url);
});

test('an image taken sideways is rotated upright', async () => {
  const sent = await sendImage(asMaya, await aRotatedImage(), { field: 'screenshot' });
  const row = await api.deps.db
    .selectFrom('images')
    .select(['width', 'height'])
    .where('key', '=', sent.body.screenshot_key)
    .executeTakeFirst();
  expect(row).toEqual({ width: 480, height: 640 });
});

test('an image that is an HTML page as well is refused', async () => {
  const polyglot = await anImageWithMarkup();
  const { status, body } = await upload(polyglot, { name: 'me.jpg', type: 'image/jpeg' });
  expect([status, body.code]).toEqual([400, 'image_with_other_content']);
});

test('an animated WebP, PNG or HEIC is refused', async () => {
  for (const animation of [await anAnimatedWebp(), await anAnimatedPng(), aHeicSequence()]) {
    const { status, body } = await upload(animation);
    expect([status, body.code]).toEqual([400, 'image_animated']);
  }
});

test.each(Object.entries(INVALID_IMAGES))(
  '%s is rejected, whatever its name and type say',
  async (_, content) => {
    const response = await upload(content, { name: 'me.jpg', type: 'image/jpeg' });
    expect(response).toMatchObject({ status: 400, body: { code: 'image_unreadable' } });
    expect((await asMaya.get('/profile')).body.photo_url).toBeNull();
  },
);

test('a PNG called SVG is a PNG: the content decides', async () => {
  const content = await sharp(await anImage())
    .png()
    .toBuffer();
  const response = await upload(content, { name: 'me.svg', type: 'image/svg+xml' });
  expect(response.status).toBe(200);
});

test.each(['jpeg', 'png', 'webp'] as const)('half of a %s is refused', async (format) => {
  const whole = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();
  const response = await upload(whole.subarray(0, Math.floor(whole.length / 2)));
  expect(response.body.code).toBe('image_unreadable');
});

test('a small file of 900 megapixels is refused before it is decoded', async () => {
  const bomb = aDecompressionBomb(30_000, 30_000);
  expect(bomb.length).toBeLessThan(500_000);
  expect((await upload(bomb)).body).toMatchObject({
    status: 400,
    code: 'image_has_too_many_pixels',
    details: { max_megapixels: 50 },
    detail: 'This image has more than 50 megapixels. Please use a smaller version.',
  });
});

test('a file that only claims to be huge is refused', async () => {
  expect((await upload(aPngWithFalseSize(65_000, 65_000))).body.code).toBe(
    'image_has_too_many_pixels',
  );
  expect((await upload(aPngWithFalseSize(2_000_000_000, 2))).body.code).toBe('image_unreadable');
});

test('the largest accepted image is stored in its small size', async () => {
  const { status, body } = await upload(aDecompressionBomb(7_000, 7_000));
  expect(status).toBe(200);
  expect((await fetched(body.photo_url)).rawPayload.length).toBeLessThan(20_000);
});

test('50 MB are refused before they are read', async () => {
  const response = await upload(Buffer.alloc(50 * 1024 * 1024));
  expect(response).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});

test('50 MB without a content length are cut off while being read', async () => {
  const boundary = 'border';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  function* megabytes() {
    yield Buffer.from(head);
    for (let sent = 0; sent < 50; sent += 1) yield Buffer.alloc(1024 * 1024);
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const response = await api.app.inject({
    method: 'PUT',
    url: '/api/v1/profile/photo',
    headers: {
      authorization: `Bearer ${await api.tokenOf(maya)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Readable.from(megabytes()),
  });
  expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large']);
});

test('an upload that ends early, has no image or another field name is a client error', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const broken = await asMaya.put('/profile/photo', Buffer.from('--x\r\ncontent-disp'), type);
  expect([broken.status, broken.body.code]).toEqual([400, 'validation_failed']);
  const nothing = await asMaya.put('/profile/photo', Buffer.from('--x--\r\n'), type);
  expect(nothing.body.errors).toMatchObject([{ field: 'photo', code: 'image_missing' }]);
  const form =
    '--x\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\nabc\r\n--x--\r\n';
  const other = await asMaya.put('/profile/photo', Buffer.from(form), type);
  expect(other.body.errors).toMatchObject([{ field: 'photo', code: 'image_missing' }]);
  expect((await asMaya.put('/profile/photo', { photo: 'x' })).status).toBe(415);
});

test.each([
  'not-a-key.webp',
  '0123456789abcdef0123456789abcdef.webp',
  '0123456789abcdef0123456789abcdef.svg',
  '..%2f..%2fserver-secret',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%00.webp',
])('the URL /images/%s is not found', async (name) => {
  const response = await fetched(`/api/v1/images/${name}`);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});

test('of twenty concurrent images two are encoded at a time and all succeed', async () => {
  const picture = await anImage({ width: 1_000, height: 1_000 });
  const sent = Array.from({ length: 20 }, () =>
    sendImage(asMaya, picture, { field: 'screenshot' }),
  );
  const keys = (await Promise.all(sent)).map(({ body }) => body.screenshot_key);
  expect(new Set(keys).size).toBe(20);
});
