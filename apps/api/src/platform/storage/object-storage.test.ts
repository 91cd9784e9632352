import { createOrganisation } from '@pulse/test-data';
import { afterAll, expect } from 'vitest';
import { api, test as base } from '../../../test/api-test.ts';
import { aMember, aVenue } from '../../../test/builders.ts';
import { sendImage, sendVenueImage } from '../../../test/client/send-image.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import { anImage } from '../../../test/fixtures/malicious-images.ts';
import { startS3, type TestS3 } from '../../../test/fixtures/s3-server.ts';

let s3: TestS3;
const test = base.extend('overrides', { scope: 'file' }, async () => {
  s3 = await startS3();
  return { s3: s3.config, logLevel: 'silent' as const };
});
afterAll(() => s3.close());
let asAdmin: TestClient;
let organisation: string;
let photo: Buffer;
test.beforeAll(async () => {
  organisation = await createOrganisation(api.deps.db);
  asAdmin = await api.clientFor(
    await aMember(api.deps, { role: 'partner_admin', organisationId: organisation }),
  );
  photo = await anImage();
});

const fetched = (url: string) => api.app.inject(url);
const rows = () => api.deps.db.selectFrom('images').select(['key', 'attached_at']).execute();

test('an image in S3 is served in all sizes, and its objects are deleted with it', async () => {
  const venue = await aVenue(api.deps.db, { organisation_id: organisation });
  const { status, body } = await sendVenueImage(asAdmin, venue, photo);
  expect(status, JSON.stringify(body)).toBe(201);
  const [image] = body.images;
  const key = image.url.match(/[0-9a-f]{32}/)[0];
  const names = ['-1600.avif', '-1600.webp', '-640.avif', '-640.webp'].map((name) => key + name);
  expect(s3.objects()).toEqual(names);
  for (const name of names) expect((await fetched(`/api/v1/images/${name}`)).statusCode).toBe(200);
  expect((await asAdmin.delete(`/partner/venues/${venue}/images/${image.id}`)).status).toBe(200);
  await api.runJob('images.delete-unused');
  expect([s3.objects(), await rows()]).toEqual([[], []]);
});

test('a replaced profile photo leaves one object', async () => {
  for (const colour of ['#111111', '#eeeeee'])
    await sendImage(asAdmin, await anImage({ colour }), { field: 'photo' });
  const { photo_url } = (await asAdmin.get('/profile')).body;
  await api.runJob('images.delete-unused');
  expect(s3.objects()).toEqual([photo_url.match(/[0-9a-f]{32}/)[0]]);
  await asAdmin.delete('/profile/photo');
  await api.runJob('images.delete-unused');
  expect(s3.objects()).toEqual([]);
});

test('while the storage is unavailable, nothing is half attached and the client may try again', async () => {
  const venue = await aVenue(api.deps.db, { organisation_id: organisation });
  const { body } = await sendVenueImage(asAdmin, venue, photo);
  const { url } = body.images[0];
  await s3.stop();
  const served = await fetched(url);
  expect([served.statusCode, served.headers['retry-after']]).toEqual([503, '5']);
  const second = await sendVenueImage(asAdmin, venue, photo);
  expect(second).toMatchObject({
    status: 503,
    body: { code: 'service_unavailable', details: { retry_after_seconds: 5 } },
    headers: { 'retry-after': '5' },
  });
  expect((await asAdmin.get(`/partner/venues/${venue}`)).body).toMatchObject({
    version: 2,
    images: [{ url }],
  });
  // The image that failed is known, so the cleanup deletes whatever of it was written.
  expect((await rows()).filter(({ attached_at }) => attached_at === null)).toHaveLength(1);
});
