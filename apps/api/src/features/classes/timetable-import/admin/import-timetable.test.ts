import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../../test/api-test.ts';
import { aMember, anOrganisation, aVenue } from '../../../../../test/builders.ts';
import { sendTimetable } from '../../../../../test/client/send-timetable.ts';
import type { TestClient } from '../../../../../test/client/test-client.ts';

let admin: TestClient;
let organisations = 0;
let organisation = '';
test.beforeAll(async () => {
  api.clock.set('2026-11-21T10:00:00Z');
  admin = await api.clientFor(await aMember(api.deps, { role: 'admin' }));
});
beforeEach(() => {
  organisations += 1;
  organisation = `City of Lyon ${organisations}`;
});

const mapping = (changes: object = {}) => ({
  organisation,
  columns: { title: 'Title', start: 'Start', end: 'End', date: 'Date', place: 'Place' },
  default_capacity: 10,
  unknown_places: { name: 'Gymnase {place}', city: 'Lyon', latitude: 45.76, longitude: 4.84 },
  ...changes,
});
const HEADER = 'Title,Start,End,Date,Place';
const CSV = `${HEADER}
Yoga,18:00,19:00,2026-11-30,Nord
Yoga,18:00,19:00,2026-12-07,Nord
Yoga,18:00,19:00,2026-12-14,Nord
Boxe,12:00,13:00,2026-12-01,Sud
`;

interface SendOptions {
  dryRun?: boolean;
  mappingOverride?: object;
  by?: TestClient;
}

const send = (
  csv: string | null,
  { dryRun = false, mappingOverride, by = admin }: SendOptions = {},
) => sendTimetable(by, csv, mappingOverride ?? mapping(), { dryRun });

const venues = () =>
  api.deps.db
    .selectFrom('venues as v')
    .innerJoin('organisations as o', 'o.id', 'v.organisation_id')
    .select(['v.id', 'v.name', 'v.status', 'v.time_zone', 'v.activities'])
    .where('o.name', '=', organisation)
    .orderBy('v.name')
    .execute();
const sessions = () =>
  api.deps.db
    .selectFrom('class_sessions as s')
    .innerJoin('venues as v', 'v.id', 's.venue_id')
    .innerJoin('organisations as o', 'o.id', 'v.organisation_id')
    .select(['s.title', 's.starts_at', 's.local_date', 's.capacity', 's.class_template_id'])
    .where('o.name', '=', organisation)
    .orderBy('s.starts_at')
    .execute();

test('a dry run reports what it would write, and writes nothing', async () => {
  const { status, body } = await send(CSV, { dryRun: true });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toEqual({
    dry_run: true,
    rows: 4,
    venues_created: 2,
    venues_published: 0,
    templates_created: 2,
    sessions_created: 4,
    sessions_already_there: 0,
    sessions_in_the_past: 0,
    first_date: '2026-11-30',
    last_date: '2026-12-14',
    rejected: 0,
    rejections: [],
  });
  expect(await venues()).toEqual([]);
  const created = await api.deps.db
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', organisation)
    .execute();
  expect(created).toEqual([]);
});

test('an import creates drafts in the zone of their place; importing again adds nothing', async () => {
  expect((await send(CSV)).body).toMatchObject({ venues_created: 2, sessions_created: 4 });
  expect(await venues()).toMatchObject([
    { name: 'Gymnase Nord', status: 'draft', time_zone: 'Europe/Paris' },
    { name: 'Gymnase Sud', status: 'draft', time_zone: 'Europe/Paris' },
  ]);
  const first = await sessions();
  expect(first[0]?.starts_at.toISOString()).toBe('2026-11-30T17:00:00.000Z');
  const again = await send(CSV);
  expect(again.body).toMatchObject({
    venues_created: 0,
    templates_created: 0,
    sessions_created: 0,
    sessions_already_there: 4,
  });
  expect(await sessions()).toEqual(first);
});

test('one invalid row refuses the whole file, listing every invalid row', async () => {
  const broken = `${CSV}Yoga,9:00,8:00,2026-12-01,Nord\n,9:00,10:00,2026-12-01,Nord\n`;
  const { status, body } = await send(broken);
  expect(status).toBe(422);
  expect(body.code).toBe('timetable_rejected');
  expect(body.details).toMatchObject({ rejected: 2, rows: 6 });
  expect(body.details.rejections).toMatchObject([
    { row: 6, code: 'ends_before_start' },
    { row: 7, code: 'title_missing', detail: 'The title is missing.' },
  ]);
  expect(await venues()).toEqual([]);
  const dry = await send(broken, { dryRun: true });
  expect(dry.body).toMatchObject({ rejected: 2, sessions_created: 4 });
});

test('a file with missing columns is refused, naming all of them', async () => {
  const { status, body } = await send('Title,Hour\nYoga,9:00\n', { dryRun: true });
  expect(status).toBe(422);
  expect(body.detail).toBe(
    'The timetable was not imported. The file has no column Place, Start, End, Date. It has: Title, Hour.',
  );
});

test('reasons are in the language of the request', async () => {
  const german = admin.with({ 'accept-language': 'de' });
  const { body } = await send(`${HEADER}\n,9:00,10:00,2026-12-01,A`, { dryRun: true, by: german });
  expect(body.rejections).toEqual([
    { row: 2, field: 'title', code: 'title_missing', detail: 'Der Titel fehlt.' },
  ]);
});

test('two equal courses at the same time and place are two classes', async () => {
  const csv = `${HEADER},No\nYoga,9:00,10:00,2026-12-01,A,7\nYoga,9:00,10:00,2026-12-01,A,8\n`;
  expect((await send(csv)).body).toMatchObject({ templates_created: 2, sessions_created: 2 });
  expect((await send(csv)).body).toMatchObject({ sessions_created: 0, sessions_already_there: 2 });
});

test('publishing imported venues makes their classes searchable', async () => {
  await send(CSV);
  const found = async () =>
    (await api.anonymous.get(`/class-sessions?near=45.76,4.84&date=2026-12-01`)).body.items.length;
  expect(await found()).toBe(0);
  const { body } = await send(CSV, { mappingOverride: mapping({ publish: true }) });
  expect(body).toMatchObject({ venues_published: 2, sessions_created: 0 });
  expect(await found()).toBe(1);
});

test('a place may be an existing venue; one of another organisation is refused', async () => {
  const { db } = api.deps;
  const own = await aVenue(db, {
    organisation_id: await anOrganisation(api.deps, organisation),
    time_zone: 'Asia/Beirut',
  });
  const other = await aVenue(db);
  const refused = await send(CSV, {
    mappingOverride: mapping({ places: { Nord: { venue_id: other } } }),
  });
  expect(refused.body).toMatchObject({ code: 'timetable_rejected' });
  expect(refused.body.details).toMatchObject({ fault: 'venues_unknown', venues: other });
  const places = {
    Nord: { venue_id: own },
    Sud: { name: 'Piscine Sud', latitude: 45.7, longitude: 4.8 },
  };
  const taken = await send(CSV, { mappingOverride: mapping({ places }) });
  expect(taken.body).toMatchObject({ venues_created: 1, sessions_created: 4 });
  expect((await venues()).map((venue) => venue.name)).toEqual(['Nafas', 'Piscine Sud']);
  expect((await sessions())[0]?.starts_at.toISOString()).toBe('2026-11-30T16:00:00.000Z');
});

test('dates shift by whole weeks, and local times stay the same across a clock change', async () => {
  const csv = `${HEADER}\nYoga,18:00,19:00,2026-03-27,A\nYoga,18:00,19:00,2026-04-03,A\nNight,2:30,3:30,2026-03-29,A\n`;
  const { body } = await send(csv, { mappingOverride: mapping({ shift_weeks: 0 }) });
  expect(body).toMatchObject({ sessions_created: 3, sessions_in_the_past: 3 });
  expect((await sessions()).map((session) => session.starts_at.toISOString())).toEqual([
    '2026-03-27T17:00:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-04-03T16:00:00.000Z',
  ]);
  const shifted = await send(csv, { mappingOverride: mapping({ shift_weeks: 52 }) });
  expect(shifted.body).toMatchObject({ first_date: '2027-03-26', last_date: '2027-04-02' });
});

test('a weekly class gets a schedule, and sessions up to the horizon', async () => {
  const columns = { ...mapping().columns, date: undefined, weekday: 'Day', first_date: 'From' };
  const csv = 'Title,Start,End,Place,Day,From\nYoga,18:00,19:00,Nord,Monday,2026-01-05\n';
  expect((await send(csv, { mappingOverride: mapping({ columns }) })).body).toMatchObject({
    templates_created: 1,
    sessions_created: 9,
    sessions_in_the_past: 0,
    first_date: '2026-11-23',
  });
  const [session] = await sessions();
  const template = await api.deps.db
    .selectFrom('class_templates')
    .select(['weekly', 'first_date', 'last_date'])
    .where('id', '=', session?.class_template_id ?? '')
    .executeTakeFirstOrThrow();
  expect(template).toEqual({
    weekly: [{ weekday: 1, start: '18:00' }],
    first_date: '2026-01-05',
    last_date: null,
  });
});

test('an import is in the audit log with its counts', async () => {
  await send(CSV);
  const [entry] = await api.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'import_timetable')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(entry).toMatchObject({ subject_type: 'organisation' });
  expect(entry?.after).toMatchObject({ sessions_created: 4 });
  expect(entry?.actor_user_id).toBeTruthy();
});

test('only admins may import, and both parts are required', async () => {
  const { status } = await send(CSV, { by: await api.clientFor(await aMember(api.deps)) });
  expect(status).toBe(403);
  const partner = await api.clientFor(await aMember(api.deps, { role: 'partner_admin' }));
  expect((await send(CSV, { by: partner })).status).toBe(403);
  expect((await send(CSV, { by: api.anonymous })).status).toBe(401);
  const alone = await send(null);
  expect(alone.status).toBe(422);
  expect(alone.body.details.fault).toBe('file_missing');
});

test.each([
  ['multipart/form-data', 'x'],
  [
    'multipart/form-data; boundary=cut',
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nTitle',
  ],
])('an incomplete upload of %s is refused as invalid', async (type, body) => {
  const headers = { 'content-type': type };
  const response = await admin.post('/admin/timetable-imports', Buffer.from(body), headers);
  expect([response.status, response.body.code]).toEqual([400, 'validation_failed']);
});

test('concurrent imports create each venue and class once', async () => {
  const responses = await Promise.all([send(CSV), send(CSV), send(CSV)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await venues()).toHaveLength(2);
  expect(await sessions()).toHaveLength(4);
});
