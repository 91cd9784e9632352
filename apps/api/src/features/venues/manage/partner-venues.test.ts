import { createOrganisation } from '@pulse/test-data';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassSession, aMember, aVenue } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { changeVenue } from './change-venue.ts';
import { findOrganisationVenue } from './partner-venues.store.ts';

let organisation: string;
let admin: AuthenticatedUser;
let asAdmin: TestClient;
let asStaff: TestClient;
beforeEach(async () => {
  api.clock.set('2026-11-21T12:00:00Z');
  organisation = await createOrganisation(api.deps.db);
  const colleague = (role: 'partner_admin' | 'partner_staff') =>
    aMember(api.deps, { role, organisationId: organisation });
  const user = await colleague('partner_admin');
  admin = { ...user, sessionId: '' };
  asAdmin = await api.clientFor(user);
  asStaff = await api.clientFor(await colleague('partner_staff'));
});

const form = (overrides: object = {}) => ({
  name: 'Studio Cèdre',
  address: 'Rue Gouraud 12',
  city: 'Beirut',
  latitude: 33.8938,
  longitude: 35.5018,
  description: 'Yoga and pilates on two floors.',
  amenities: ['showers'],
  activities: ['yoga', 'pilates'],
  tier: 'standard',
  open_gym: false,
  operating_hours: [
    { weekday: 1, opens: '06:30', closes: '12:00' },
    { weekday: 1, opens: '16:00', closes: '22:00' },
    { weekday: 6, opens: '20:00', closes: '02:00' },
  ],
  ...overrides,
});
async function create(overrides: object = {}) {
  const { status, body } = await asAdmin.post('/partner/venues', form(overrides));
  expect(status).toBe(201);
  return body;
}
const fieldsOf = (body: { errors?: { field: string; code: string }[] }) =>
  (body.errors ?? []).map(({ field, code }) => [field, code]);

test('a partner admin creates a draft, whose time zone is that of its position', async () => {
  const venue = await create();
  expect(venue).toMatchObject({
    status: 'draft',
    version: 1,
    time_zone: 'Asia/Beirut',
    operating_hours: form().operating_hours,
    missing: [],
  });
  expect((await asStaff.get(`/partner/venues/${venue.id}`)).body).toEqual(venue);
  expect((await asStaff.get('/partner/organisation/venues')).body.items).toEqual([venue]);
});

test('a draft is found by its own organisation only, before and after another organisation tries', async () => {
  const { id } = await create();
  const stranger = await api.clientFor(
    await aMember(api.deps, {
      role: 'partner_admin',
      organisationId: await createOrganisation(api.deps.db),
    }),
  );
  expect((await stranger.get(`/partner/venues/${id}`)).status).toBe(404);
  expect((await stranger.patch(`/partner/venues/${id}`, { version: 1, name: 'Mine' })).status).toBe(
    404,
  );
  expect((await stranger.post(`/partner/venues/${id}/publish`)).status).toBe(404);
  expect((await stranger.get('/partner/organisation/venues')).body.items).toEqual([]);
  expect((await api.anonymous.get(`/venues/${id}`)).status).toBe(404);
});

test('staff read venues and change none', async () => {
  const { id } = await create();
  expect((await asStaff.post('/partner/venues', form())).status).toBe(403);
  expect((await asStaff.patch(`/partner/venues/${id}`, { version: 1, name: 'X' })).status).toBe(
    403,
  );
  expect((await asStaff.post(`/partner/venues/${id}/publish`)).status).toBe(403);
});

test('publishing names what is missing, and then every visitor finds the venue', async () => {
  const { id } = await create({ description: '', activities: [], operating_hours: [] });
  expect(await asAdmin.post(`/partner/venues/${id}/publish`)).toMatchObject({
    status: 409,
    body: {
      code: 'venue_incomplete',
      details: { missing: ['description', 'activities', 'operating_hours'] },
    },
  });
  const { description, activities, operating_hours } = form();
  const filled = await asAdmin.patch(`/partner/venues/${id}`, {
    version: 1,
    description,
    activities,
    operating_hours,
  });
  expect(filled.body).toMatchObject({ version: 2, missing: [] });
  expect((await asAdmin.post(`/partner/venues/${id}/publish`)).body.status).toBe('published');
  expect((await api.anonymous.get(`/venues/${id}`)).body.name).toBe('Studio Cèdre');
});

test('publishing twice is harmless, and an archived venue is not published', async () => {
  const { id } = await create();
  const twice = await Promise.all([1, 2].map(() => asAdmin.post(`/partner/venues/${id}/publish`)));
  expect(twice.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  const archived = await aVenue(api.deps.db, {
    organisation_id: organisation,
    status: 'archived',
  });
  expect(await asAdmin.post(`/partner/venues/${archived}/publish`)).toMatchObject({
    status: 409,
    body: { code: 'venue_status_conflict', details: { status: 'archived' } },
  });
});

test('a published venue cannot lose what publishing needed', async () => {
  const { id } = await create();
  await asAdmin.post(`/partner/venues/${id}/publish`);
  expect(
    await asAdmin.patch(`/partner/venues/${id}`, { version: 2, activities: [] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'venue_incomplete', details: { missing: ['activities'] } },
  });
});

test('of two who save at once, the second is refused and nothing of the first is lost', async () => {
  const { id } = await create();
  const saved = await Promise.all(
    ['First', 'Second'].map((name) => asAdmin.patch(`/partner/venues/${id}`, { version: 1, name })),
  );
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = saved.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: 2 } });
  const winner = saved.find(({ status }) => status === 200);
  expect((await asAdmin.get(`/partner/venues/${id}`)).body).toEqual(winner?.body);
});

test('without the lock both would save, so the test above can fail', async () => {
  const { id } = await create();
  let readers = 0;
  let release: () => void = () => undefined;
  const bothRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  const saved = await Promise.all(
    ['First', 'Second'].map((name) =>
      changeVenue(api.deps, admin, id, { version: 1, name }, async (...venue) => {
        const row = await findOrganisationVenue(...venue);
        readers += 1;
        if (readers === 2) release();
        await bothRead;
        return row;
      }),
    ),
  );
  expect(saved.filter((result) => !isRefusal(result))).toHaveLength(2);
});

test('a venue does not leave its time zone under classes still to come', async () => {
  const { id } = await create();
  await aClassSession(api.deps.db, { venue_id: id, starts_at: '2026-11-23T16:00:00Z' });
  const zurich = { version: 1, latitude: 47.3769, longitude: 8.5417 };
  expect(await asAdmin.patch(`/partner/venues/${id}`, zurich)).toMatchObject({
    status: 409,
    body: { code: 'time_zone_in_use', details: { time_zone: 'Asia/Beirut', sessions: 1 } },
  });
  const nearby = { version: 1, latitude: 33.9, longitude: 35.51 };
  expect((await asAdmin.patch(`/partner/venues/${id}`, nearby)).body).toMatchObject({
    version: 2,
    latitude: 33.9,
  });
});

test('a venue without classes to come has the time zone of its new position', async () => {
  const { id } = await create();
  const moved = { version: 1, latitude: 47.3769, longitude: 8.5417, city: 'Zürich' };
  expect((await asAdmin.patch(`/partner/venues/${id}`, moved)).body.time_zone).toBe(
    'Europe/Zurich',
  );
});

test.each([
  ['a latitude of 91', { latitude: 91 }, 'latitude', 'number_too_big'],
  ['no position', { latitude: 0, longitude: 0 }, 'latitude', 'latitude_zero'],
  ['an unknown time zone', { time_zone: 'Mars/Olympus' }, 'time_zone', 'time_zone_unknown'],
  [
    'overlapping hours',
    {
      operating_hours: [
        { weekday: 1, opens: '08:00', closes: '12:00' },
        { weekday: 1, opens: '11:00', closes: '13:00' },
      ],
    },
    'operating_hours.1',
    'opening_hours_overlap',
  ],
  [
    'hours that end at their start',
    { operating_hours: [{ weekday: 1, opens: '08:00', closes: '08:00' }] },
    'operating_hours.0',
    'opening_hours_empty',
  ],
  [
    'a name that turns its direction',
    { name: 'Studio \u202Eoidut' },
    'name',
    'characters_not_allowed',
  ],
  ['a website of another scheme', { website: 'javascript:alert(1)' }, 'website', 'url_invalid'],
  [
    'a time that is none',
    { operating_hours: [{ weekday: 1, opens: 'noon', closes: '22:00' }] },
    'operating_hours.0.opens',
    'time_invalid',
  ],
  [
    'a policy outside the bounds',
    { booking_policy: { free_cancel_hours: 49 } },
    'booking_policy.free_cancel_hours',
    'number_too_big',
  ],
])('%s is refused at its field', async (_, overrides, field, code) => {
  const { status, body } = await asAdmin.post('/partner/venues', form(overrides));
  expect([status, fieldsOf(body)]).toEqual([400, [[field, code]]]);
});

test('a field that venues do not have is refused', async () => {
  const { status, body } = await asAdmin.post('/partner/venues', form({ status: 'published' }));
  expect([status, body.errors[0].code]).toEqual([400, 'unrecognized_keys']);
});

test('a draft is shown to its organisation as its page will be', async () => {
  const { id } = await create({ booking_policy: { free_cancel_hours: 6 } });
  const { status, body } = await asStaff.get(`/partner/venues/${id}/preview`);
  expect([status, body.name, body.opening_hours]).toEqual([
    200,
    'Studio Cèdre',
    form().operating_hours,
  ]);
  // The policy in force: the venue's own figure, and the defaults for the rest.
  expect(body.booking_policy).toMatchObject({ free_cancel_hours: 6, opens_days_before: 14 });
  await asAdmin.post(`/partner/venues/${id}/publish`);
  expect((await api.anonymous.get(`/venues/${id}`)).body).toEqual(body);
});

test('the time zone of a position is shown before anything is saved', async () => {
  const zone = (at: string) => asAdmin.get(`/partner/time-zone?${at}`);
  expect((await zone('latitude=33.8938&longitude=35.5018')).body).toEqual({
    time_zone: 'Asia/Beirut',
  });
  expect((await zone('latitude=47.3769&longitude=8.5417')).body.time_zone).toBe('Europe/Zurich');
  expect((await zone('latitude=91&longitude=0')).body.errors[0].field).toBe('latitude');
});

test('a new venue joins the other venues of its city, in the same country', async () => {
  await aVenue(api.deps.db, { city: 'Byblos', latitude: 34.12, longitude: 35.65 });
  const { id } = await create({ city: 'Byblos', latitude: 34.123, longitude: 35.651 });
  await asAdmin.post(`/partner/venues/${id}/publish`);
  const cities = (await api.anonymous.get('/cities?q=Byblos')).body.items;
  expect(cities).toMatchObject([{ name: 'Byblos', country_code: 'LB', venues: 2 }]);
});

test('creating, changing and publishing are in the audit log', async () => {
  const { id } = await create();
  await asAdmin.patch(`/partner/venues/${id}`, { version: 1, name: 'Cèdre' });
  await asAdmin.post(`/partner/venues/${id}/publish`);
  const entries = await api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'create_venue' },
    { action: 'change_venue', before: { name: 'Studio Cèdre' }, after: { name: 'Cèdre' } },
    { action: 'publish_venue', before: { status: 'draft' }, after: { status: 'published' } },
  ]);
});
