import { createOrganisation } from '@pulse/test-data';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../../test/api-test.ts';
import { aMember, aVenue } from '../../../../../test/builders.ts';
import { sendVenueImage } from '../../../../../test/client/send-image.ts';
import type { TestClient, TestJson } from '../../../../../test/client/test-client.ts';
import {
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
