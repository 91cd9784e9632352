import { createOrganisation } from '@pulse/test-data';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp, type TestApp } from '../../../../../test/build-app.ts';
import { aMember, aVenue, TEST_PASSWORD } from '../../../../../test/builders.ts';
import { sendVenueImage } from '../../../../../test/client/send-image.ts';
import type { TestClient, TestJson } from '../../../../../test/client/test-client.ts';
import {
  aHeicPhoto,
  anAnimatedWebp,
  anImage,
  anImageWithMarkup,
  aPngWithFalseSize,
  INVALID_IMAGES,
} from '../../../../../test/fixtures/malicious-images.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../../platform/refusal.ts';
import { findOrganisationVenue } from '../partner-venues.store.ts';
import { attachVenueImage } from './add-venue-image.ts';

let api: TestApp;
let organisation: string;
let admin: AuthenticatedUser;
let asAdmin: TestClient;
let venueId: string;
let photo: Buffer;
beforeAll(async () => {
  api = await buildApp();
  // Small: what it shows matters to no test, and AVIF takes its time.
  photo = await anImage({ width: 90, height: 60 });
});
afterAll(() => api.close());
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
const anUpload = async () => {
  const key = await api.deps.images.upload(admin.id, 'venue_image', photo);
  if (isRefusal(key)) throw new Error(key.code);
  return key;
};

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

test('the sixth image is refused, also when it is sent twice at once', async () => {
  const { version } = await addImages(5);
  const sixth = await Promise.all([1, 2].map(() => sendVenueImage(asAdmin, venueId, photo)));
  for (const { status, body } of sixth)
    expect([status, body.code, body.details]).toEqual([409, 'too_many_images', { limit: 5 }]);
  expect(await venueNow()).toMatchObject({ version });
  expect(await ordersOf()).toHaveLength(5);
});

test('of two that are sent at once for the last place, one is refused', async () => {
  await addImages(4);
  const [first, second] = [await anUpload(), await anUpload()];
  const results = await Promise.all(
    [first, second].map((key) => attachVenueImage(api.deps, admin, venueId, { key, altText: '' })),
  );
  expect(results.map((result) => isRefusal(result) && result.code).sort()).toEqual([
    false,
    'too_many_images',
  ]);
  expect(await venueNow()).toMatchObject({ version: 6 });
  // What was refused is not attached, and its files go with the next cleanup after an hour.
  const unattached = api.deps.db
    .selectFrom('images')
    .select('key')
    .where('attached_at', 'is', null);
  expect(
    await unattached.where('key', 'in', [String(first), String(second)]).execute(),
  ).toHaveLength(1);
});

test('without the lock both would take the last place, so the test above can fail', async () => {
  await addImages(4);
  const keys = [await anUpload(), await anUpload()];
  let readers = 0;
  let release: () => void = () => undefined;
  const bothRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  const results = await Promise.allSettled(
    keys.map((key) =>
      attachVenueImage(api.deps, admin, venueId, { key, altText: '' }, async (tx, ...venue) => {
        // Both see the images as they are now, however early the first of them commits.
        await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx);
        const row = await findOrganisationVenue(tx, ...venue);
        readers += 1;
        if (readers === 2) release();
        await bothRead;
        return row;
      }),
    ),
  );
  // Neither is refused by the rule; only the constraint behind it stops the second.
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { constraint: 'venue_images_venue_id_sort_order_key' } },
  ]);
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

test('staff, and admins of another organisation, change no images', async () => {
  const [id] = idsOf(await addImages(1));
  const someone = async (role: 'partner_admin' | 'partner_staff', organisationId: string) =>
    api.clientFor(await aMember(api.deps, { role, organisationId }));
  const attempts = async (client: TestClient) => [
    (await sendVenueImage(client, venueId, photo)).status,
    (await client.put(path('/order'), { image_ids: [id] })).status,
    (await client.patch(path(`/${id}`), { alt_text: 'Mine' })).status,
    (await client.delete(path(`/${id}`))).status,
  ];
  expect(await attempts(await someone('partner_staff', organisation))).toEqual(Array(4).fill(403));
  const elsewhere = await createOrganisation(api.deps.db);
  expect(await attempts(await someone('partner_admin', elsewhere))).toEqual(Array(4).fill(404));
  expect(await venueNow()).toMatchObject({ version: 2, images: [{ id, alt: '1' }] });
});

test('an image of another venue of the same organisation is not found in this one', async () => {
  const [id] = idsOf(await addImages(1));
  const other = await aVenue(api.deps.db, { organisation_id: organisation });
  const there = `/partner/venues/${other}/images/${id}`;
  expect((await asAdmin.delete(there)).status).toBe(404);
  expect((await asAdmin.patch(there, { alt_text: 'x' })).status).toBe(404);
});

test('an archived venue keeps its images as they are', async () => {
  const [id] = idsOf(await addImages(1));
  const archive = api.deps.db.updateTable('venues').set({ status: 'archived' });
  await archive.where('id', '=', venueId).execute();
  for (const { status, body } of [
    await sendVenueImage(asAdmin, venueId, photo),
    await asAdmin.delete(path(`/${id}`)),
  ])
    expect([status, body.code, body.details]).toEqual([
      409,
      'venue_status_conflict',
      { status: 'archived' },
    ]);
});

test.each([
  ['en', 'This image is animated. Please use a still one.'],
  ['fr', 'Cette image est animée. Utilisez une image fixe.'],
  ['de', 'Dieses Bild ist animiert. Bitte nimm ein Standbild.'],
])('what is no still image is refused with a sentence in %s', async (language, sentence) => {
  const client = asAdmin.with({ 'accept-language': language });
  const { body } = await sendVenueImage(client, venueId, await anAnimatedWebp());
  expect(body).toMatchObject({ code: 'image_animated', detail: sentence });
});

test('an SVG, a polyglot and a picture of 100 megapixels are refused, and nothing changes', async () => {
  const svg = INVALID_IMAGES['an SVG with a script'] ?? Buffer.alloc(0);
  const attempts: [string, Buffer][] = [
    ['image_unreadable', svg],
    ['image_with_other_content', await anImageWithMarkup()],
    ['image_has_too_many_pixels', aPngWithFalseSize(10_000, 10_000)],
  ];
  for (const [code, content] of attempts)
    expect((await sendVenueImage(asAdmin, venueId, content)).body).toMatchObject({
      status: 400,
      code,
    });
  expect(await venueNow()).toMatchObject({ version: 1, images: [] });
});

test('20 MB are read, more are refused', async () => {
  const padded = Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024 - photo.length)]);
  expect((await sendVenueImage(asAdmin, venueId, padded)).status).toBe(201);
  const larger = Buffer.concat([padded, Buffer.alloc(1)]);
  const { status, body } = await sendVenueImage(asAdmin, venueId, larger);
  expect([status, body.code, body.details]).toEqual([
    413,
    'payload_too_large',
    { max_bytes: 20_971_520 },
  ]);
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
