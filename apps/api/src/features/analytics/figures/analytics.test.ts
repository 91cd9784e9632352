import { sql } from 'kysely';
import { expect } from 'vitest';
import { listStoredLevels } from '../../../../test/fixtures/list-stored-levels.ts';
import { fixture, test } from '../../../../test/fixtures/statement-fixture.ts';

let venueId: string;
test.beforeAll(async () => {
  venueId = fixture.venueId;
  fixture.clock.set('2026-11-20T10:00:00Z');
});

const PERIOD = 'from=2026-10-01&to=2026-10-31';
const figuresOf = async (query = PERIOD) =>
  (await fixture.partner.get(`/partner/analytics?venue_id=${venueId}&${query}`)).body;
const rowsOf = async (query: string) =>
  (await fixture.partner.get(`/partner/analytics/visits?venue_id=${venueId}&${PERIOD}&${query}`))
    .body;

/** Lets the job count everything. */
const rollUp = () => fixture.runJob('analytics.roll-up');

test('a period has its figures against the one before, each number its rows, paged without a gap', async () => {
  const { visit, deps } = fixture;
  const late = { status: 'cancelled', late_cancelled: true, cancelled_at: new Date() };
  await visit('2026-09-30');
  for (const date of ['2026-10-01', '2026-10-05', '2026-10-31']) await visit(date);
  await visit('2026-10-12', { status: 'no_show' });
  await visit('2026-10-13', late);
  await visit('2026-10-14', { status: 'cancelled', cancelled_at: new Date() });
  const fresh = await figuresOf();
  await rollUp();
  expect(await listStoredLevels(deps.db, venueId)).toEqual(['all', 'day', 'month', 'year']);
  const counted = await figuresOf();
  expect(counted).toEqual(fresh);
  expect(counted).toMatchObject({
    before: { from: '2026-09-01', to: '2026-09-30' },
    total: {
      present: {
        ...{ visits: 3, open_gym: 0, first_visits: 3, returning_visits: 0 },
        ...{ no_shows: 1, late_cancels: 1, sessions: 6, capacity: 72 },
      },
      before: { visits: 1 },
    },
    venue_count: 1,
  });
  // Noon in Beirut is 13:00 until the clocks change on 25 October.
  expect(counted.hours).toEqual([
    { weekday: 1, hour: 13, visits: 1, visits_before: 0 },
    { weekday: 3, hour: 13, visits: 0, visits_before: 1 },
    { weekday: 4, hour: 13, visits: 1, visits_before: 0 },
    { weekday: 6, hour: 12, visits: 1, visits_before: 0 },
  ]);
  const first = await rowsOf('limit=2');
  const next = await rowsOf(`limit=2&cursor=${first.next_cursor}`);
  const shown = [...first.items, ...next.items];
  expect(shown.map(({ date }: { date: string }) => date)).toEqual([
    ...['2026-10-31', '2026-10-05', '2026-10-01'],
  ]);
  expect(shown[0]).toMatchObject({ initials: 'RH', title: 'Vinyasa Flow', first: true });
  expect(next.next_cursor).toBeNull();
  expect((await rowsOf('kind=no_shows')).items).toMatchObject([{ date: '2026-10-12' }]);
  expect((await rowsOf('kind=late_cancels')).items).toMatchObject([{ date: '2026-10-13' }]);
  expect((await rowsOf('weekday=1')).items).toMatchObject([{ date: '2026-10-05' }]);
  expect((await rowsOf('hour=12')).items).toMatchObject([{ date: '2026-10-31' }]);
  expect((await rowsOf('cursor=forged')).code).toBe('validation_failed');
});

test('the visits of each day add up to the figure, counted, corrected and not counted yet', async () => {
  const daysOf = async (query: string) =>
    (await fixture.partner.get(`/partner/analytics/days?venue_id=${venueId}&${query}`)).body;
  const fresh = await daysOf(PERIOD);
  await rollUp();
  await fixture.visit('2026-10-05');
  const { days, before } = await daysOf(PERIOD);
  expect([days.length, before.length]).toEqual([31, 30]);
  const visitsOn = (list: { date: string; visits: number }[], date: string) =>
    list.find((day) => day.date === date)?.visits;
  expect(visitsOn(days, '2026-10-05')).toBe((visitsOn(fresh.days, '2026-10-05') ?? 0) + 1);
  const sum = (list: { visits: number }[]) => list.reduce((all, { visits }) => all + visits, 0);
  const { present, before: earlier } = (await figuresOf()).total;
  expect([sum(days), sum(before)]).toEqual([present.visits, earlier.visits]);
  expect((await daysOf('from=2025-10-31&to=2026-11-01')).code).toBe('validation_failed');
  expect((await daysOf('from=2026-11-02&to=2026-11-01')).code).toBe('validation_failed');
});

test('a correction of a counted day is in the figures at once, and counted by the next run', async () => {
  const { visit, deps } = fixture;
  const id = await visit('2026-10-20', { status: 'no_show' });
  await rollUp();
  const before = (await figuresOf()).total.present;
  await deps.db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute();
  const corrected = (await figuresOf()).total.present;
  expect([corrected.visits, corrected.no_shows]).toEqual([before.visits + 1, before.no_shows - 1]);
  await rollUp();
  expect((await figuresOf()).total.present).toEqual(corrected);
  const statement = (await fixture.read('2026-10')).body;
  const paid = statement.kinds.filter(({ kind }: { kind: string }) => kind === 'class');
  expect(paid[0].lines).toBe(corrected.visits);
});

test('a visit before the first one takes its name, also on a counted day', async () => {
  const { visit, deps } = fixture;
  const later = await visit('2026-10-22');
  await rollUp();
  const { user_id } = await deps.db
    .selectFrom('bookings')
    .select('user_id')
    .where('id', '=', later)
    .executeTakeFirstOrThrow();
  const earlier = await visit('2026-09-15', { user_id });
  expect((await figuresOf('from=2026-10-22&to=2026-10-22')).total.present).toMatchObject({
    ...{ visits: 1, first_visits: 0, returning_visits: 1 },
  });
  await sql`DELETE FROM bookings WHERE id = ${earlier}`.execute(deps.db);
  await rollUp();
  expect((await figuresOf('from=2026-10-22&to=2026-10-22')).total.present.first_visits).toBe(1);
});

test('the file of a figure keeps a formula a text, and the classes are behind the fill', async () => {
  const { visit, deps, partner } = fixture;
  const id = await visit('2026-10-25');
  await sql`UPDATE class_sessions SET title = '=1+1', booked = 9
    WHERE id = (SELECT class_session_id FROM bookings WHERE id = ${id})`.execute(deps.db);
  const day = `venue_id=${venueId}&from=2026-10-25&to=2026-10-25`;
  const { body: text } = await partner.get(`/partner/analytics/visits.csv?${day}&lang=de`);
  expect(text).toContain('Datum,Uhrzeit,Studio,Kurs');
  expect(text).toContain(",'=1+1,");
  const classes = (await partner.get(`/partner/analytics/classes?${day}`)).body.items;
  expect(classes).toMatchObject([{ title: '=1+1', booked: 9, capacity: 12 }]);
});

test('all figures are a file, each with that of the period before, and a name stays a text', async () => {
  const { deps, partner } = fixture;
  await sql`UPDATE venues SET name = '@Studio' WHERE id = ${venueId}`.execute(deps.db);
  const day = `venue_id=${venueId}&${PERIOD}`;
  const { body: text } = await partner.get(`/partner/analytics/figures.csv?${day}&lang=fr`);
  const [header, ...lines]: string[] = text.slice(1).trimEnd().split('\r\n');
  expect(header).toBe(
    'Pour,Nom,Chiffre,Du 2026-10-01 au 2026-10-31,Avant : du 2026-09-01 au 2026-09-30',
  );
  const { total, classes, trainers, hours } = await figuresOf();
  for (const [name, kind] of [
    ['Visites', 'visits'],
    ['Absences', 'no_shows'],
    ['Places prises', 'booked'],
  ])
    for (const group of ['Somme,Tous les lieux', "Lieu,'@Studio"])
      expect(lines).toContain(
        `${group},${name},${total.present[kind ?? '']},${total.before[kind ?? '']}`,
      );
  const fill = (100 * total.present.booked) / total.present.capacity;
  expect(lines.find((line) => line.startsWith('Somme,Tous les lieux,Taux'))).toContain(
    `,${Number(fill.toFixed(1))},`,
  );
  const [monday] = hours;
  expect(lines).toContain(`Heure,lundi 13:00,Visites,${monday.visits},${monday.visits_before}`);
  expect(lines).toHaveLength(20 + 7 * (classes.length + trainers.length) + hours.length);
  const all = (await partner.get('/partner/analytics/figures.csv?to=2026-10-31&lang=en')).body;
  expect(all).toContain('Of,Name,Figure,Up to 2026-10-31,Before\r\n');
  const everything = (await figuresOf('to=2026-10-31')).total.present.visits;
  expect(all).toContain(`Sum,All venues,Visits,${everything},\r\n`);
});

test('days that end before they begin are refused at the field', async () => {
  const { status, body } = await fixture.staff.get(
    '/partner/analytics?from=2026-11-02&to=2026-11-01',
  );
  expect([status, body.code]).toEqual([400, 'validation_failed']);
});
