import { localDateAfter } from '@pulse/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aBookingRow,
  aClassSession,
  aClassTemplate,
  aMember,
  anOrganisation,
  aTrainer,
  aVenue,
} from '../../../../test/builders.ts';
import { rollUpVenues } from '../roll-up/roll-up-venues.ts';
import { getAnalytics } from './get-analytics.ts';

const FIRST = '2024-10-20';
const DAYS = 420;
const at = (day: number) => localDateAfter(FIRST, day);
const END = `${at(DAYS)}T23:00:00Z`;

let members: string[];
test.beforeAll(async () => {
  members = await Promise.all(Array.from({ length: 4 }, async () => (await aMember(api.deps)).id));
});

const STATUSES = [
  { status: 'completed' },
  { status: 'completed' },
  { status: 'no_show' },
  { status: 'confirmed' },
  { status: 'cancelled', late_cancelled: true },
  { status: 'cancelled', late_cancelled: false },
] as const;

const day = fc.nat(DAYS);
const visit = fc.record({
  what: fc.constant('visit' as const),
  day,
  hour: fc.integer({ min: 5, max: 20 }),
  member: fc.nat(3),
  template: fc.nat(1),
  status: fc.constantFrom(...STATUSES),
});
const openGym = fc.record({ what: fc.constant('openGym' as const), day, member: fc.nat(3) });
const correct = fc.record({
  what: fc.constant('correct' as const),
  which: fc.nat(),
  status: fc.constantFrom(...STATUSES),
});
const takeBack = fc.record({ what: fc.constant('takeBack' as const), which: fc.nat() });
const changeClass = fc.record({
  what: fc.constant('changeClass' as const),
  which: fc.nat(),
  change: fc.constantFrom({ capacity: 20 }, { status: 'cancelled' }, { trainer_id: null }),
});
const rollUp = fc.record({ what: fc.constant('rollUp' as const), day });
const steps = fc.array(
  fc.oneof(visit, visit, visit, openGym, correct, correct, takeBack, changeClass, rollUp),
  { minLength: 8, maxLength: 40 },
);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

/** A venue of an organisation of its own, with two classes by two coaches. */
async function createPlace() {
  const { db } = api.deps;
  const organisationId = await anOrganisation({ db });
  const venueId = await aVenue(db, { organisation_id: organisationId });
  const classes = await Promise.all(
    [0, 1].map(async () => ({
      class_template_id: await aClassTemplate(db, { venue_id: venueId }),
      trainer_id: await aTrainer(db, { venue_id: venueId, name: 'Rima' }),
    })),
  );
  return {
    organisationId,
    venueId,
    classes,
    bookings: [] as string[],
    sessions: [] as string[],
    checkIns: [] as string[],
    now: Date.parse(`${FIRST}T00:00:00Z`),
  };
}
type Place = Awaited<ReturnType<typeof createPlace>>;

/** Runs the job as it would run at an instant. What fails fails the test. */
async function rollUpAt(now: number): Promise<void> {
  const error = vi.spyOn(api.deps.log, 'error');
  await rollUpVenues({ ...api.deps, clock: { now: () => now } });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
}

async function take(place: Place, step: Step): Promise<void> {
  const { db } = api.deps;
  const pick = (ids: readonly string[], which: number) => ids[which % Math.max(1, ids.length)];
  switch (step.what) {
    case 'visit': {
      // A class has one session at a time: each gets a minute of its own.
      const minute = String(place.sessions.length).padStart(2, '0');
      const starts_at = `${at(step.day)}T${String(step.hour).padStart(2, '0')}:${minute}:00Z`;
      const session = { ...place.classes[step.template], venue_id: place.venueId, starts_at };
      const class_session_id = await aClassSession(db, { ...session, booked: 3 });
      const user_id = members[step.member] ?? '';
      place.sessions.push(class_session_id);
      place.bookings.push(await aBookingRow(db, { user_id, class_session_id, ...step.status }));
      return;
    }
    case 'openGym': {
      const { rows } = await sql<{ id: string }>`
        INSERT INTO check_ins (user_id, venue_id, kind, method, local_date, checked_in_at)
        VALUES (${members[step.member]}, ${place.venueId}, 'open_gym', 'venue_qr', ${at(step.day)},
          ${`${at(step.day)}T09:30:00Z`})
        ON CONFLICT DO NOTHING RETURNING id`.execute(db);
      place.checkIns.push(...rows.map(({ id }) => id));
      return;
    }
    case 'correct': {
      const id = pick(place.bookings, step.which);
      if (!id) return;
      const { late_cancelled = false, status } = { late_cancelled: false, ...step.status };
      await sql`UPDATE bookings SET status = ${status}, late_cancelled = ${late_cancelled},
        cancelled_at = CASE WHEN ${status} = 'cancelled' THEN starts_at END
        WHERE id = ${id}`.execute(db);
      return;
    }
    case 'takeBack': {
      const id = pick(place.checkIns, step.which);
      if (id) await sql`UPDATE check_ins SET corrected_at = now() WHERE id = ${id}`.execute(db);
      return;
    }
    case 'changeClass': {
      const id = pick(place.sessions, step.which);
      if (!id) return;
      await db.updateTable('class_sessions').set(step.change).where('id', '=', id).execute();
      return;
    }
    case 'rollUp': {
      // The clock of the job never goes back.
      place.now = Math.max(place.now, Date.parse(`${at(step.day)}T12:00:00Z`));
      await rollUpAt(place.now);
    }
  }
}

/** The same figures by plain SQL over all rows. */
async function countPlainly(venueId: string, from: string | null, to: string) {
  const { rows } = await sql<Record<string, number>>`
    WITH visits AS (
      SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY at, id) = 1 AS first FROM (
        SELECT id, user_id, local_date, starts_at AS at, false AS open_gym FROM bookings
        WHERE venue_id = ${venueId} AND status = 'completed'
        UNION ALL
        SELECT id, user_id, local_date, checked_in_at, true FROM check_ins
        WHERE venue_id = ${venueId} AND kind = 'open_gym' AND corrected_at IS NULL) v
    ), wanted AS (
      SELECT * FROM visits
      WHERE (${from}::date IS NULL OR local_date >= ${from}) AND local_date <= ${to}
    ), booked AS (
      SELECT * FROM bookings WHERE venue_id = ${venueId}
        AND (${from}::date IS NULL OR local_date >= ${from}) AND local_date <= ${to}
    ), held AS (
      SELECT * FROM class_sessions WHERE venue_id = ${venueId} AND status = 'scheduled'
        AND (${from}::date IS NULL OR local_date >= ${from}) AND local_date <= ${to}
    )
    SELECT (SELECT count(*) FROM wanted)::int AS visits,
      (SELECT count(*) FROM wanted WHERE open_gym)::int AS open_gym,
      (SELECT count(*) FROM wanted WHERE first)::int AS first_visits,
      (SELECT count(*) FROM wanted WHERE NOT first)::int AS returning_visits,
      (SELECT count(*) FROM booked WHERE status = 'no_show')::int AS no_shows,
      (SELECT count(*) FROM booked WHERE status = 'cancelled' AND late_cancelled)::int
        AS late_cancels,
      (SELECT count(*) FROM held)::int AS sessions,
      (SELECT coalesce(sum(capacity), 0) FROM held)::int AS capacity,
      (SELECT coalesce(sum(booked), 0) FROM held)::int AS booked`.execute(api.deps.db);
  return rows[0];
}

test('the figures are those of plain SQL over the rows, whatever is corrected and counted when', async () => {
  await fc.assert(
    fc.asyncProperty(steps, day, day, async (taken, one, other) => {
      const place = await createPlace();
      // Known to the job from the start, as a venue is after its first minute.
      await rollUpAt(place.now);
      for (const step of taken) await take(place, step);
      const dates = { from: at(Math.min(one, other)), to: at(Math.max(one, other)) };
      for (const query of [dates, { to: at(DAYS) }, { from: at(0), to: dates.to }]) {
        const figures = await getAnalytics(
          { db: api.deps.db, clock: { now: () => Date.parse(END) } },
          { organisationId: place.organisationId },
          query,
        );
        if (!('total' in figures)) throw new Error(`refused: ${figures.code}`);
        const { present, before } = figures.total;
        expect(present).toEqual(
          await countPlainly(place.venueId, 'from' in query ? query.from : null, query.to),
        );
        const days = figures.before;
        if (days) expect(before).toEqual(await countPlainly(place.venueId, days.from, days.to));
        const ofHours = figures.hours.reduce((sum, { visits }) => sum + visits, 0);
        expect(ofHours).toBe(present.visits);
        const ofClasses = figures.classes.reduce((sum, one) => sum + one.present.visits, 0);
        expect(ofClasses).toBe(present.visits - present.open_gym);
      }
    }),
    { numRuns: 12 },
  );
});
