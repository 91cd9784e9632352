import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { listStoredLevels } from '../../../../test/fixtures/list-stored-levels.ts';
import {
  createStatementFixture,
  type StatementFixture,
} from '../../../../test/fixtures/statement-fixture.ts';
import { rollUpVenues } from './roll-up-venues.ts';

let fixture: StatementFixture;
beforeAll(async () => {
  fixture = await createStatementFixture();
});
afterAll(() => fixture.close());

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
