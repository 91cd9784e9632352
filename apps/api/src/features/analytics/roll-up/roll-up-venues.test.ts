import { expect, vi } from 'vitest';
import { aBookingRow, aClassSession, aMember } from '../../../../test/builders.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { listStoredLevels } from '../../../../test/fixtures/list-stored-levels.ts';
import { fixture, test } from '../../../../test/fixtures/statement-fixture.ts';
import { rollUpVenues } from './roll-up-venues.ts';

const log = { error: vi.fn() };
const work = () => rollUpVenues({ ...fixture.deps, log });

test('a new venue is counted by the first run after it was added', async () => {
  const venueId = await fixture.createVenue();
  await fixture.visit('2026-10-05', {}, { venueId });
  fixture.clock.set('2026-11-20T10:00:00Z');
  await work();
  expect(await listStoredLevels(fixture.deps.db, venueId)).toEqual(['all', 'day', 'month', 'year']);
  expect(log.error).not.toHaveBeenCalled();
});

test('when the process stops, the other venues are left to the next run', async () => {
  const venueId = await fixture.createVenue();
  await fixture.visit('2026-10-05', {}, { venueId });
  fixture.clock.set('2026-11-20T10:00:00Z');
  await rollUpVenues({ ...fixture.deps, jobs: { stopping: AbortSignal.abort() }, log });
  expect(await listStoredLevels(fixture.deps.db, venueId)).toEqual([]);
  await work();
  expect(await listStoredLevels(fixture.deps.db, venueId)).not.toEqual([]);
});

test('a day is counted once its last class, which runs past midnight, is over', async () => {
  const { clock, deps } = fixture;
  const venueId = await fixture.createVenue();
  // From 23:30 on 5 October in Beirut.
  const class_session_id = await aClassSession(deps.db, {
    ...{ venue_id: venueId, starts_at: '2026-10-05T20:30:00Z', minutes: 120 },
  });
  const { id: user_id } = await aMember(deps);
  await aBookingRow(deps.db, { user_id, class_session_id, status: 'completed' });
  const isCounted = async () => (await listStoredLevels(deps.db, venueId)).length > 0;
  clock.set('2026-10-05T22:20:00Z');
  await work();
  expect(await isCounted()).toBe(false);
  clock.set('2026-10-05T22:31:00Z');
  await work();
  expect(await isCounted()).toBe(true);
  const period = `venue_id=${venueId}&from=2026-10-05&to=2026-10-05`;
  const { body } = await fixture.partner.get(`/partner/analytics?${period}`);
  expect(body.total.present).toMatchObject({ visits: 1, sessions: 1 });
});

test('a day is not counted while it lasts, nor in the hour after it', async () => {
  const { clock, deps, visit } = fixture;
  const venueId = await fixture.createVenue();
  await visit('2026-10-06', {}, { venueId });
  for (const [instant, levels] of [
    ['2026-10-06T20:59:00Z', 0],
    ['2026-10-06T21:59:00Z', 0],
    ['2026-10-06T22:00:00Z', 4],
  ] as const) {
    clock.set(instant);
    await work();
    expect(await listStoredLevels(deps.db, venueId)).toHaveLength(levels);
  }
});

test('of two workers one counts a venue, and the other passes it by', async () => {
  const { deps, visit, clock, partner } = fixture;
  const venueId = await fixture.createVenue();
  await visit('2026-10-05', {}, { venueId });
  clock.set('2026-11-20T10:00:00Z');
  // The first worker waits for this row, which is taken back, in the midst of its count.
  const barrier = await deps.pool.connect();
  let first: Promise<void> | undefined;
  let second: Promise<void> | undefined;
  let passedBy = false;
  try {
    await barrier.query('BEGIN');
    await barrier.query(
      `INSERT INTO visit_counts (venue_id, level, starts, weekday, hour, visits, open_gym,
        first_visits, no_shows, late_cancels)
      SELECT $1, 'day', '2026-10-05', 1, hour, 0, 0, 0, 0, 0 FROM generate_series(0, 23) hour`,
      [venueId],
    );
    first = work();
    await waitForBlockedStatements(fixture);
    second = work().then(() => {
      passedBy = true;
    });
    await vi.waitFor(async () => {
      const { rows } = await deps.pool.query(`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      expect(passedBy || rows.length > 1).toBe(true);
    }, 240_000);
    expect(passedBy).toBe(true);
  } finally {
    await barrier.query('ROLLBACK');
    barrier.release();
    await Promise.all([first, second]);
  }
  expect(log.error).not.toHaveBeenCalled();
  const period = `venue_id=${venueId}&from=2026-10-01&to=2026-10-31`;
  const { body } = await partner.get(`/partner/analytics?${period}`);
  expect(body.total.present).toMatchObject({ visits: 1, sessions: 1 });
});
