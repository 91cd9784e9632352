import { localDateAfter, type PaidVisitKind } from '@pulse/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { aBookingRow, aClassSession, aMember } from '../builders.ts';
import {
  fixture,
  NOVEMBER_CLOSES,
  OCTOBER_CLOSES,
  RATES,
  test,
} from '../fixtures/statement-fixture.ts';

/*
 * What a venue is paid for, its figures and the rows behind them are counted in three places. Whatever
 * is booked, attended, corrected, priced and disputed, they speak of the same visits.
 */

const FIRST = '2026-10-01';
const DECEMBER = '2026-12-20T10:00:00Z';

let members: string[];
test.beforeAll(async () => {
  members = await Promise.all([1, 2, 3].map(async () => (await aMember(fixture.deps)).id));
});

const outcome = fc.constantFrom(
  { status: 'completed' as const, late_cancelled: false },
  { status: 'completed' as const, late_cancelled: false },
  { status: 'no_show' as const, late_cancelled: false },
  { status: 'confirmed' as const, late_cancelled: false },
  { status: 'cancelled' as const, late_cancelled: true },
  { status: 'cancelled' as const, late_cancelled: false },
);
type Outcome = typeof outcome extends fc.Arbitrary<infer O> ? O : never;
const member = fc.nat(2);
const which = fc.nat();
const booked = fc.record({
  what: fc.constant('booked' as const),
  day: fc.nat(59),
  tier: fc.constantFrom('standard' as const, 'plus' as const),
  ...{ member, outcome },
});
const openGym = fc.record({ what: fc.constant('openGym' as const), day: fc.nat(59), member });
const correct = fc.record({ what: fc.constant('correct' as const), which, outcome });
const count = fc.constant({ what: 'count' as const });
const changes = fc.array(fc.oneof(booked, booked, openGym, correct, correct, count), {
  minLength: 3,
  maxLength: 10,
});
type Change = typeof changes extends fc.Arbitrary<(infer C)[]> ? C : never;
const dispute = fc.record({ which, more: fc.integer({ min: 1, max: 900 }), accept: fc.boolean() });
const story = fc.record({
  newRates: fc.record({
    firstDay: fc.integer({ min: 11, max: 60 }),
    more: fc.integer({ min: 1, max: 400 }),
  }),
  beforeClose: changes,
  disputes: fc.array(dispute, { maxLength: 3 }),
  afterClose: changes,
});

/** A booking or an open-gym visit as the model knows it; no kind: nothing is paid for it. */
interface ModelVisit {
  id: string;
  date: string;
  tier: 'standard' | 'plus' | null;
  kind: PaidVisitKind | null;
}

async function change(venueId: string, visits: ModelVisit[], step: Change): Promise<void> {
  const { db } = fixture.deps;
  if (step.what === 'count') return fixture.runJob('analytics.roll-up');
  if (step.what === 'booked') {
    const date = localDateAfter(FIRST, step.day);
    const starts_at = `${date}T10:00:00Z`;
    const class_session_id = await aClassSession(db, {
      venue_id: venueId,
      starts_at,
      tier: step.tier,
    });
    const user_id = members[step.member] ?? '';
    const id = await aBookingRow(db, { user_id, class_session_id, status: 'completed' });
    visits.push({ id, date, tier: step.tier, kind: null });
    return setOutcome(visits.at(-1), step.outcome);
  }
  if (step.what === 'openGym') {
    const date = localDateAfter(FIRST, step.day);
    const { rows } = await sql<{ id: string }>`
      INSERT INTO check_ins (user_id, venue_id, kind, method, local_date, checked_in_at)
      VALUES (${members[step.member]}, ${venueId}, 'open_gym', 'venue_qr', ${date},
        ${`${date}T09:30:00Z`})
      ON CONFLICT DO NOTHING RETURNING id`.execute(db);
    for (const { id } of rows) visits.push({ id, date, tier: null, kind: 'open_gym' });
    return;
  }
  return setOutcome(visits[step.which % Math.max(1, visits.length)], step.outcome);
}

/** Records what became of a booking; an open-gym visit is taken back. */
async function setOutcome(
  visit: ModelVisit | undefined,
  { status, late_cancelled }: Outcome,
): Promise<void> {
  const { db } = fixture.deps;
  if (!visit) return;
  if (!visit.tier) {
    await sql`UPDATE check_ins SET corrected_at = now() WHERE id = ${visit.id}`.execute(db);
    visit.kind = null;
    return;
  }
  await sql`UPDATE bookings SET status = ${status}, late_cancelled = ${late_cancelled},
    cancelled_at = CASE WHEN ${status} = 'cancelled' THEN starts_at END
    WHERE id = ${visit.id}`.execute(db);
  const attended = visit.tier === 'plus' ? ('plus' as const) : ('class' as const);
  const kinds = { completed: attended, no_show: 'missed', confirmed: null } as const;
  visit.kind = status === 'cancelled' ? (late_cancelled ? 'late' : null) : kinds[status];
}

/** The closed lines of a venue, as they were written. */
async function closedLines(venueId: string) {
  const { rows } = await sql<{
    id: string;
    visitId: string;
    type: string;
    kind: PaidVisitKind;
    amount: number;
  }>`SELECT id, visit_id AS "visitId", type, kind, amount_minor::int AS amount
    FROM statement_lines WHERE venue_id = ${venueId} ORDER BY date, id`.execute(fixture.deps.db);
  return rows;
}

/** What the model owes for each visit after a month was closed. */
type Owed = Map<string, { kind: PaidVisitKind | null; amount: number }>;

async function expectStatement(venueId: string, owed: Owed): Promise<void> {
  const lines = await closedLines(venueId);
  for (const [visitId, { amount }] of owed) {
    const own = lines.filter((line) => line.visitId === visitId);
    expect([visitId, own.reduce((sum, line) => sum + line.amount, 0)]).toEqual([visitId, amount]);
    expect(own.filter(({ type }) => type === 'visit').length).toBeLessThan(2);
  }
  expect(lines.every(({ visitId }) => owed.has(visitId))).toBe(true);
}

/** Figures, rows and the model name the same visits of a month. */
async function expectFigures(venueId: string, visits: readonly ModelVisit[], month: string) {
  const { partner } = fixture;
  const days = `venue_id=${venueId}&from=${month}-01&to=${month}-30`;
  const { present } = (await partner.get(`/partner/analytics?${days}`)).body.total;
  for (const [figure, kinds] of [
    ['visits', ['class', 'plus', 'open_gym']],
    ['no_shows', ['missed']],
    ['late_cancels', ['late']],
  ] as const) {
    const own = visits.filter(
      ({ kind, date }) =>
        date.startsWith(month) && date <= `${month}-30` && kinds.some((one) => one === kind),
    );
    const path = `/partner/analytics/visits?${days}&kind=${figure}&limit=100`;
    const { items } = (await partner.get(path)).body;
    const ids = items.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual(own.map(({ id }) => id).sort());
    expect(present[figure]).toBe(own.length);
  }
}

test('statement, figures and rows agree to the visit', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ newRates, beforeClose, disputes, afterClose }) => {
      const { clock, agree, closeAt, partner, ops } = fixture;
      clock.set('2026-09-20T10:00:00Z');
      const venueId = await fixture.createVenue();
      await agree('2026-10-01', RATES, venueId);
      const newDay = localDateAfter(FIRST, newRates.firstDay);
      const later = { ...RATES, class: RATES.class + newRates.more };
      await agree(newDay, later, venueId);
      const visits: ModelVisit[] = [];
      const owed: Owed = new Map();
      const close = async (month: string, added: ReadonlyMap<string, number>) => {
        for (const { id, date, kind } of visits) {
          if (date.slice(0, 7) > month) continue;
          const before = owed.get(id) ?? { kind: null, amount: 0 };
          const rates = date < newDay ? RATES : later;
          const changed = before.kind !== kind;
          const amount = changed ? (kind ? rates[kind] : 0) : before.amount + (added.get(id) ?? 0);
          owed.set(id, { kind, amount });
        }
        await closeAt(month === '2026-10' ? OCTOBER_CLOSES : NOVEMBER_CLOSES);
        await expectStatement(venueId, owed);
      };
      clock.set('2026-10-01T10:00:00Z');
      for (const step of beforeClose) await change(venueId, visits, step);
      await close('2026-10', new Map());
      const lines = await closedLines(venueId);
      const accepted = new Map<string, number>();
      const disputed = new Set<string>();
      for (const { which: index, more, accept } of disputes) {
        const line = lines[index % Math.max(1, lines.length)];
        if (!line || disputed.has(line.id)) continue;
        disputed.add(line.id);
        const made = await partner.post(`/partner/statement-lines/${line.id}/dispute`, {
          reason: 'More.',
        });
        expect(made.status).toBe(201);
        const right = accept ? { right_minor: line.amount + more } : {};
        const answer = { accept, reason: 'Seen.', ...right };
        expect((await ops.post(`/admin/disputes/${line.id}/answer`, answer)).status).toBe(200);
        if (accept) accepted.set(line.visitId, more);
      }
      for (const step of afterClose) await change(venueId, visits, step);
      await close('2026-11', accepted);
      clock.set(DECEMBER);
      for (const month of ['2026-10', '2026-11']) await expectFigures(venueId, visits, month);
    }),
    { numRuns: 12 },
  );
});
