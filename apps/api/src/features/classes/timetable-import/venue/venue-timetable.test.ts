import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { aMember, aVenue } from '../../../../../test/builders.ts';
import { runWhileLocked } from '../../../../../test/database/race-conditions.ts';
import { fixture as api, test } from '../../../../../test/fixtures/venue-timetable-fixture.ts';
import { isRefusal } from '../../../../platform/refusal.ts';
import { importVenueTimetable } from './import-venue-timetable.ts';
import { readVenueMapping } from './read-mapping.ts';
import { findImportVenue } from './venue-timetable.store.ts';

beforeEach(() => api.newVenue());

const HEADER = 'Class,Day,Start,End';
const CSV = `${HEADER}\nReformer Flow,Monday,18:00,19:00\nReformer Flow,Wed,7:30,8:30\nYoga,lundi,9h,10h\n`;

test('the columns of a file are guessed and shown with sample cells', async () => {
  const { status, body } = await api.read(
    'Cours;Jour;Début;Plätze;Quoi\nYoga;lundi;9h;12;30.11.2026\n',
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: 'csv', rows: 1, date_order: 'dmy', calendar: null });
  expect(body.columns).toEqual([
    { heading: 'Cours', samples: ['Yoga'], guess: 'title' },
    { heading: 'Jour', samples: ['lundi'], guess: 'weekday' },
    { heading: 'Début', samples: ['9h'], guess: 'start' },
    { heading: 'Plätze', samples: ['12'], guess: 'capacity' },
    { heading: 'Quoi', samples: ['30.11.2026'], guess: null },
  ]);
});

test('a preview says what would be added, and adds nothing', async () => {
  const { status, body } = await api.preview(CSV);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body).toMatchObject({
    imported: false,
    classes_created: 2,
    classes_unchanged: 0,
    sessions_created: 27,
    rejected: 0,
  });
  expect(body.classes).toMatchObject([
    {
      name: 'Reformer Flow',
      state: 'new',
      weekly: [
        { weekday: 1, start: '18:00' },
        { weekday: 3, start: '07:30' },
      ],
      first_date: '2026-11-22',
      last_date: null,
      lines: [2, 3],
    },
    { name: 'Yoga', activity: 'yoga', capacity: 10, duration_minutes: 60 },
  ]);
  expect(await api.classes()).toEqual([]);
});

test('an import adds classes with their weekly times and sessions; again it changes nothing', async () => {
  const first = await api.importFile(CSV);
  expect([first.status, first.body.imported]).toEqual([200, true]);
  expect(await api.classes()).toMatchObject([
    {
      name: 'Reformer Flow',
      weekly: [
        { weekday: 1, start: '18:00' },
        { weekday: 3, start: '07:30' },
      ],
    },
    { name: 'Yoga', weekly: [{ weekday: 1, start: '09:00' }] },
  ]);
  const sessions = await api.sessions();
  expect(sessions.slice(0, 3)).toEqual([
    '2026-11-23 09:00 Yoga',
    '2026-11-23 18:00 Reformer Flow',
    '2026-11-25 07:30 Reformer Flow',
  ]);
  const again = await api.importFile(CSV);
  expect(again.body).toMatchObject({
    classes_created: 0,
    classes_unchanged: 2,
    sessions_created: 0,
  });
  expect(await api.sessions()).toEqual(sessions);
});

test('a changed file adds its new times, and leaves alone what it says otherwise', async () => {
  await api.importFile(CSV);
  const changed = `${HEADER},Places\nReformer Flow,Monday,18:00,19:00,12\nReformer Flow,Fri,18:00,19:00,10\n`;
  const mapping = { columns: { title: 0, weekday: 1, start: 2, end: 3, capacity: 4 } };
  const { body } = await api.importFile(changed, { mapping });
  expect(body).toMatchObject({ classes_created: 0, classes_extended: 1, classes_unchanged: 1 });
  expect(body.classes[1].differences).toEqual([
    { field: 'capacity', in_file: '12', current: '10' },
  ]);
  const [flow] = await api.classes();
  expect(flow).toMatchObject({ capacity: 10 });
  expect(flow?.weekly).toHaveLength(3);
  expect(await api.sessions()).toContain('2026-11-27 18:00 Reformer Flow');
});

test('single dates become sessions; past ones and closed days are left out', async () => {
  await api.asPartner.post(`/partner/venues/${api.venue}/closures`, {
    first_date: '2026-12-25',
    last_date: '2026-12-25',
    reason: 'Christmas',
  });
  const csv = `Class,Date,Start,Minutes\nYoga,30.11.2026,9:00,75\nYoga,25.12.2026,9:00,75\nYoga,1.11.2026,9:00,75\n`;
  const mapping = { columns: { title: 0, date: 1, start: 2, duration: 3 }, date_order: 'dmy' };
  const { body } = await api.importFile(csv, { mapping });
  expect(body).toMatchObject({ sessions_created: 1, starts_past: 1, starts_on_closed_days: 1 });
  expect(await api.sessions()).toEqual(['2026-11-30 09:00 Yoga']);
  expect((await api.importFile(csv, { mapping })).body).toMatchObject({ sessions_created: 0 });
});

test('refused rows refuse the file, each at its line and field, unless they are left out', async () => {
  const csv = `${HEADER},Places\nYoga,Monday,18:00,17:00,8\nYoga,Someday,18:00,19:00,8\nYoga,Monday,18:00,19:00,0\nYoga,Monday,18:00,19:00,1001\nYo\u202Ega,Monday,18:00,19:00,8\nYoga,Tuesday,18:00,19:00,8\n`;
  const mapping = { columns: { title: 0, weekday: 1, start: 2, end: 3, capacity: 4 } };
  const refused = await api.importFile(csv, { mapping });
  expect([refused.status, refused.body.code]).toEqual([422, 'timetable_rejected']);
  expect(refused.body.details.rejections).toMatchObject([
    { row: 2, field: 'end', code: 'ends_before_start' },
    { row: 3, field: 'weekday', code: 'weekday_unreadable' },
    { row: 4, field: 'capacity', code: 'capacity_out_of_bounds' },
    { row: 5, field: 'capacity', code: 'capacity_out_of_bounds' },
    { row: 6, code: 'characters_refused' },
  ]);
  expect(await api.classes()).toEqual([]);
  const left = await api.importFile(csv, { mapping: { ...mapping, leave_out_refused: true } });
  expect(left.body).toMatchObject({ rejected: 5, classes_created: 1 });
});

test('reasons are in the language of the request', async () => {
  const by = api.asPartner.with({ 'accept-language': 'fr' });
  const { body } = await api.preview(`${HEADER}\n,Monday,18:00,19:00\n`, { by });
  expect(body.rejections).toEqual([
    { row: 2, field: 'title', code: 'title_missing', detail: 'Le titre manque.' },
  ]);
});

test('an unknown activity is refused until one is chosen for it', async () => {
  const csv = `${HEADER},Kind\nReformer Flow,Monday,18:00,19:00,Barre\n`;
  const columns = { title: 0, weekday: 1, start: 2, end: 3, activity: 4 };
  const { body } = await api.preview(csv, { mapping: { columns } });
  expect(body).toMatchObject({ rejected: 1, activities_unknown: ['Barre'] });
  const activities = [{ text: 'barre', activity: 'dance' }];
  const chosen = await api.importFile(csv, { mapping: { columns, activities } });
  expect(chosen.body.classes).toMatchObject([{ activity: 'dance' }]);
});

test('an unknown trainer is left empty, or created once where that is asked for', async () => {
  const csv = `${HEADER},Coach\nYoga,Monday,18:00,19:00,Zoé Mar\nPilates,Monday,18:00,19:00,zoé mar\n`;
  const columns = { title: 0, weekday: 1, start: 2, end: 3, trainer: 4 };
  const { body } = await api.preview(csv, { mapping: { columns } });
  expect(body.trainers_unknown).toEqual(['Zoé Mar']);
  expect(body.classes).toMatchObject([{ trainer_name: null }, { trainer_name: null }]);
  await api.importFile(csv, { mapping: { columns, unknown_trainers: 'create' } });
  const trainers = await api.deps.db
    .selectFrom('trainers')
    .select(['id', 'name'])
    .where('organisation_id', '=', api.organisation)
    .execute();
  expect(trainers).toMatchObject([{ name: 'Zoé Mar' }]);
  const ofClasses = (await api.classes()).map(({ trainer_id }) => trainer_id);
  expect(ofClasses).toEqual([trainers[0]?.id, trainers[0]?.id]);
});

describe('files of other programs', () => {
  const text = `Class;Day;Start;End\r\nÉtirements;lundi;9h;10h\r\n`;
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['Windows-1252', Uint8Array.from(Buffer.from(text, 'latin1'))],
    ['UTF-16 with a byte order mark', Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16 without one', Uint8Array.from(Buffer.from(text, 'utf16le'))],
    ['UTF-8 with a byte order mark', Uint8Array.from(Buffer.from(`\uFEFF${text}`))],
    ['tabs', Uint8Array.from(Buffer.from(text.replaceAll(';', '\t')))],
  ])('%s is read', async (_, bytes) => {
    const { body } = await api.preview(bytes);
    expect(body.classes).toMatchObject([{ name: 'Étirements', weekly: [{ weekday: 1 }] }]);
  });

  test.each([
    ['a workbook', 'PK\u0003\u0004 and so on', 'file_is_workbook'],
    ['a binary', '\u0001\u0002\u0003\u0004', 'file_not_text'],
    ['a header alone', `${HEADER}\n`, 'file_empty'],
    ['nothing', '', 'file_empty'],
    ['an open quote', `${HEADER}\n"Yoga,Monday\n`, 'csv_broken'],
    ['too many rows', `${HEADER}\n${'Yoga,Monday,9:00,10:00\n'.repeat(10_001)}`, 'too_many_rows'],
  ])('%s is refused', async (_, file, fault) => {
    const { status, body } = await api.read(file);
    expect([status, body.details?.fault]).toEqual([422, fault]);
  });

  test('a formula is text', async () => {
    await api.importFile(`${HEADER}\n"=HYPERLINK(""http://x"")",Monday,18:00,19:00\n`);
    expect(await api.classes()).toMatchObject([{ name: '=HYPERLINK("http://x")' }]);
  });

  test('a file of 50 MB is refused before it is read', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const path = `/partner/venues/${api.venue}/timetable-imports/read`;
    const large = Buffer.alloc(50 * 1024 * 1024, 'x');
    const { status, body } = await api.asPartner.post(path, large, headers);
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
    const { body: over } = await api.read('x'.repeat(4 * 1024 * 1024 + 1));
    expect(over.code).toBe('payload_too_large');
  });
});

test('a mapping that is invalid is refused at its fields', async () => {
  const { status, body } = await api.preview(CSV, {
    mapping: { default_capacity: 1001, extra: 1 },
  });
  expect([status, body.code]).toEqual([400, 'validation_failed']);
  expect(body.errors.map(({ field }: { field: string }) => field)).toContain('default_capacity');
  for (const columns of [{ weekday: 1 }, { title: 0, start: 2 }, { title: 9, start: 2, date: 1 }])
    expect((await api.preview(CSV, { mapping: { columns } })).status).toBe(422);
});

test('a venue of another organisation does not exist, and who runs no classes may not import', async () => {
  const other = await aVenue(api.deps.db);
  for (const send of [api.read, api.preview, api.importFile])
    expect((await send(CSV, { venue: other })).status).toBe(404);
  const organisationId = api.organisation;
  const manager = await api.clientFor(await aMember(api.deps, { role: 'manager', organisationId }));
  expect((await api.importFile(CSV, { by: manager })).status).toBe(403);
});

test('an import that is repeated with its key answers the same, and adds nothing', async () => {
  const first = await api.importFile(CSV, { key: 'once' });
  const sessions = await api.sessions();
  const again = await api.importFile(CSV, { key: 'once' });
  expect(again.body).toEqual(first.body);
  expect(await api.sessions()).toEqual(sessions);
  const reused = await api.importFile(`${CSV}Box,Tue,9:00,10:00\n`, { key: 'once' });
  expect([reused.status, reused.body.code]).toEqual([409, 'idempotency_key_reused']);
});

/** Both have compared the file with the venue, as far as the lock allows, before either adds anything. */
async function importTwiceAtOnce(lock?: Parameters<typeof importVenueTimetable>[4]) {
  const { organisation: organisationId, venue: id } = api;
  const { id: actor } = await aMember(api.deps, { role: 'partner_admin', organisationId });
  const venue = await findImportVenue(api.deps.db, organisationId, id);
  const columns = { title: 0, weekday: 1, start: 2, end: 3 };
  const mapping = readVenueMapping(JSON.stringify({ columns, default_capacity: 10 }));
  if (!venue || 'fault' in mapping) throw new Error('the fixture has a venue and a mapping');
  const file = { format: 'csv' as const, text: CSV };
  const command = { venue, file, mapping, language: 'en' as const };
  const run = () =>
    importVenueTimetable(api.deps, { id: actor, organisationId }, command, null, lock);
  const reports = await runWhileLocked(
    api,
    (tx) => sql`LOCK TABLE class_templates IN SHARE MODE`.execute(tx),
    [run, run],
  );
  expect(reports.some(isRefusal)).toBe(false);
  return (await api.classes()).length;
}

test('two imports at once add each class once', async () => {
  expect(await importTwiceAtOnce()).toBe(2);
});

test('without the lock of the venue they would add each class twice', async () => {
  expect(await importTwiceAtOnce(findImportVenue)).toBe(4);
});
