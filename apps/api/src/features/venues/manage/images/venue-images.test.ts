import { createOrganisation } from '@pulse/test-data';
import sharp from 'sharp';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../../test/api-test.ts';
import { aMember, aVenue, TEST_PASSWORD } from '../../../../../test/builders.ts';
import { sendVenueImage } from '../../../../../test/client/send-image.ts';
import type { TestClient, TestJson } from '../../../../../test/client/test-client.ts';
import { aHeicPhoto, anImage } from '../../../../../test/fixtures/malicious-images.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';

let organisation: string;
let admin: AuthenticatedUser;
let asAdmin: TestClient;
let venueId: string;
let photo: Buffer;
test.beforeAll(async () => {
  // Small: what it shows matters to no test, and AVIF takes its time.
  photo = await anImage({ width: 90, height: 60 });
});
beforeEach(async () => {
  organisation = await createOrganisation(api.deps.db);
  const user = await aMember(api.deps, { role: 'partner_admin', organisationId: organisation });
  admin = { ...user, sessionId: '' };
  asAdmin = await api.clientFor(user);
  venueId = await aVenue(api.deps.db, { organisation_id: organisation, status: 'published' });
});

const path = (rest = '') => `/partner/venues/${venueId}/images${rest}`;
const fetched = (url: string) => api.app.inject(url);
const idsOf = (venue: TestJson): string[] => venue.images.map(({ id }: { id: string }) => id);
const venueNow = async () => (await asAdmin.get(`/partner/venues/${venueId}`)).body;
const ordersOf = async () =>
  api.deps.db
    .selectFrom('venue_images')
    .select(['id', 'sort_order'])
    .where('venue_id', '=', venueId)
    .orderBy('sort_order')
    .execute();

/** Adds images whose alternative texts are their numbers; returns the venue after the last. */
async function addImages(count: number): Promise<TestJson> {
  let venue: TestJson;
  for (let number = 1; number <= count; number += 1) {
    const { status, body } = await sendVenueImage(asAdmin, venueId, photo, {
      altText: String(number),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    venue = body;
  }
  return venue;
}
test('an image is served as AVIF and WebP in two widths, upright and without its location', async () => {
  const sideways = await sharp(await anImage({ width: 2400, height: 1800 }))
    .keepExif()
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await sendVenueImage(asAdmin, venueId, sideways, { altText: 'Studio' });
  expect(status).toBe(201);
  const { images } = (await api.anonymous.get(`/venues/${venueId}`)).body;
  const [image] = images;
  expect(images).toEqual(body.images.map(({ id: _, ...shown }: TestJson) => shown));
  expect(image).toMatchObject({ alt: 'Studio', width: 1600, height: 2133 });
  expect(image.sources.map(({ media_type, width }: TestJson) => [media_type, width])).toEqual([
    ['image/avif', 640],
    ['image/avif', 1600],
    ['image/webp', 640],
    ['image/webp', 1600],
  ]);
  expect(image.sources.at(-1).url).toBe(image.url);
  for (const { url, media_type, width } of image.sources) {
    expect(url).toMatch(/^\/api\/v1\/images\/[0-9a-f]{32}-(640|1600)\.(avif|webp)$/);
    const served = await fetched(url);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, media_type]);
    expect(served.headers['cache-control']).toContain('immutable');
    expect(served.rawPayload.toString('latin1')).not.toMatch(/Maya|GPS|Exif/);
    // This process decodes no AVIF (open-upload.ts), so its size is read from its header.
    if (media_type === 'image/avif') expect(sizeOfAvif(served.rawPayload)[0]).toBe(width);
    else expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
  }
});

test('the addresses of lists and link previews work, too', async () => {
  await addImages(1);
  const { body } = await api.anonymous.get(`/venues/${venueId}`);
  expect((await fetched(body.cover_url)).headers['content-type']).toBe('image/webp');
  const [image] = body.images;
  const row = await asAdmin.get(`/venues/${venueId}`);
  expect(row.body.images[0].url).toBe(image.url);
  const summary = (await api.anonymous.get('/venues?limit=100')).body.items.find(
    ({ id }: TestJson) => id === venueId,
  );
  expect(summary.cover_url).toBe(body.cover_url);
  const sources: TestJson[] = summary.cover_sources;
  expect(sources.map(({ media_type, width }) => `${media_type} ${width}`)).toEqual([
    'image/avif 640',
    'image/avif 1600',
    'image/webp 640',
    'image/webp 1600',
  ]);
  for (const { url, media_type } of sources)
    expect((await fetched(url)).headers['content-type']).toBe(media_type);
  const desk = (await asAdmin.get('/partner/venues')).body.items[0];
  expect([desk.cover_sources, body.cover_sources]).toEqual([sources, sources]);
});

test('an image that is small has one width, and is not enlarged', async () => {
  const { body } = await sendVenueImage(asAdmin, venueId, await anImage({ width: 300 }));
  const [image] = body.images;
  expect(image).toMatchObject({ alt: '', width: 300, height: 480 });
  expect(image.sources.map(({ width }: TestJson) => width)).toEqual([300, 300]);
});

test('a HEIC photo of a phone is accepted', async () => {
  const { status, body } = await sendVenueImage(asAdmin, venueId, aHeicPhoto());
  expect([status, body.images[0]?.width, body.images[0]?.height]).toEqual([201, 480, 640]);
});

test('images are ordered, and each change makes a new version', async () => {
  const venue = await addImages(3);
  expect(venue.version).toBe(4);
  const [one = '', two = '', three = ''] = idsOf(venue);
  const ordered = await asAdmin.put(path('/order'), { image_ids: [three, one, two] });
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
  expect([idsOf(ordered.body), ordered.body.version]).toEqual([[three, one, two], 5]);
  const [cover] = ordered.body.images;
  const shown = (await api.anonymous.get(`/venues/${venueId}`)).body;
  expect([shown.images[0].url, shown.images[0].alt]).toEqual([cover.url, '3']);
  expect((await ordersOf()).map(({ sort_order }) => sort_order)).toEqual([0, 1, 2]);
});

test('an order that is not exactly that of the venue’s images is refused', async () => {
  const venue = await addImages(2);
  const [one = '', two = ''] = idsOf(venue);
  const other = '6f0d3b1e-7a50-4d5c-9d7c-0f6a0a8f5b11';
  for (const image_ids of [[], [one], [one, one], [one, other], [one, two, other]])
    expect(await asAdmin.put(path('/order'), { image_ids })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', details: { version: 3 } },
    });
  const unknown = await asAdmin.put(path('/order'), { image_ids: [one, two], cover: two });
  expect(unknown.body.errors[0].code).toBe('unrecognized_keys');
  expect(idsOf(await venueNow())).toEqual([one, two]);
});

test('a removed image leaves no gap, is no longer served, and its files are deleted', async () => {
  const venue = await addImages(4);
  const [one = '', two = '', three = '', four = ''] = idsOf(venue);
  const urls: string[] = venue.images[1].sources.map(({ url }: TestJson) => url);
  const removed = await asAdmin.delete(path(`/${two}`));
  expect([idsOf(removed.body), removed.body.version]).toEqual([[one, three, four], 6]);
  expect((await asAdmin.delete(path(`/${two}`))).status).toBe(404);
  expect((await ordersOf()).map(({ sort_order }) => sort_order)).toEqual([0, 1, 2]);
  const key = urls[0]?.match(/[0-9a-f]{32}/)?.[0] ?? '';
  for (const url of urls) expect((await fetched(url)).statusCode).toBe(404);
  await api.runJob('images.delete-unused');
  const rows = api.deps.db.selectFrom('images').select('key').where('key', '=', key);
  expect(await rows.execute()).toEqual([]);
  await addImages(2);
  expect((await ordersOf()).map(({ sort_order }) => sort_order)).toEqual([0, 1, 2, 3, 4]);
});

test('removing, ordering and adding at once leave an order without a gap', async () => {
  const venue = await addImages(4);
  const ids = idsOf(venue);
  const results = await Promise.all([
    asAdmin.delete(path(`/${ids[0]}`)),
    asAdmin.put(path('/order'), { image_ids: ids.toReversed() }),
    asAdmin.delete(path(`/${ids[2]}`)),
    sendVenueImage(asAdmin, venueId, photo),
  ]);
  for (const { status } of results) expect([200, 201, 409]).toContain(status);
  const orders = await ordersOf();
  expect(orders).toHaveLength(3);
  expect(orders.map(({ sort_order }) => sort_order)).toEqual([0, 1, 2]);
});

test('an alternative text is changed, and one that turns its direction is refused', async () => {
  const [id] = idsOf(await addImages(1));
  const changed = await asAdmin.patch(path(`/${id}`), { alt_text: ' The pool ' });
  expect([changed.body.images[0].alt, changed.body.version]).toEqual(['The pool', 3]);
  for (const alt_text of ['\u202Eloop', 'x'.repeat(301)]) {
    const { status, body } = await asAdmin.patch(path(`/${id}`), { alt_text });
    expect([status, body.errors[0].field]).toEqual([400, 'alt_text']);
    const sent = await sendVenueImage(asAdmin, venueId, photo, { altText: alt_text });
    expect([sent.status, sent.body.errors[0].field]).toEqual([400, 'alt_text']);
  }
  expect(await ordersOf()).toHaveLength(1);
});

test('the images stay when the account that uploaded them is deleted', async () => {
  const [image] = (await addImages(1)).images;
  expect((await asAdmin.get('/profile/data')).body.images).toEqual([]);
  // One admin of the organisation stays.
  await aMember(api.deps, { role: 'partner_admin', organisationId: admin.organisationId });
  const deleted = await asAdmin.post('/profile/delete', { password: TEST_PASSWORD });
  expect(deleted.status, JSON.stringify(deleted.body)).toBe(204);
  await api.runJob('images.delete-unused');
  expect((await fetched(image.url)).statusCode).toBe(200);
});

test('every change of the images is in the audit log', async () => {
  const [one = '', two = ''] = idsOf(await addImages(2));
  await asAdmin.put(path('/order'), { image_ids: [two, one] });
  await asAdmin.patch(path(`/${one}`), { alt_text: 'Pool' });
  await asAdmin.delete(path(`/${two}`));
  const entries = await api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'actor_user_id'])
    .where('subject_id', '=', venueId)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'add_venue_image', after: { id: one, alt_text: '1' }, actor_user_id: admin.id },
    { action: 'add_venue_image', after: { id: two, alt_text: '2' } },
    {
      action: 'order_venue_images',
      before: { image_ids: [one, two] },
      after: { image_ids: [two, one] },
    },
    {
      action: 'describe_venue_image',
      before: { id: one, alt_text: '1' },
      after: { id: one, alt_text: 'Pool' },
    },
    { action: 'remove_venue_image', before: { id: two, alt_text: '2' } },
  ]);
});

/** Width and height as the image's own box says (ISO 23008-12). */
function sizeOfAvif(image: Buffer): [width: number, height: number] {
  const at = image.indexOf('ispe') + 8;
  return [image.readUInt32BE(at), image.readUInt32BE(at + 4)];
}
