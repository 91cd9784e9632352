import { expect } from 'vitest';
import { aBookingRow, aClassTemplate, aVenue } from '../../../../test/builders.ts';
import {
  explain,
  recordStatements,
  sequentiallyScannedTables,
  usedIndexes,
} from '../../../../test/database/query-plans.ts';
import { fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';
import { fillTables, onlyGrowingTables } from '../../../../test/fixtures/fill-tables.ts';
import { getFirstSteps } from '../first-steps/get-first-steps.ts';
import { listRecommendations } from './list-recommendations.ts';

test.beforeAll(async () => {
  await fillTables(fixture.deps.db, NOW);
});

test('no statement scans a growing table, and three of them are the feature’s own', async () => {
  const { db, pool } = fixture.deps;
  const member = await fixture.createMember();
  const venue_id = await aVenue(db);
  const class_template_id = await aClassTemplate(db, { venue_id });
  const attended = await fixture.createSession(-48, { venue_id, class_template_id });
  await fixture.createSession(24, { venue_id, class_template_id });
  await aBookingRow(db, { user_id: member.id, class_session_id: attended, status: 'completed' });
  const sent = await recordStatements(fixture.deps, async (deps) => {
    const found = await listRecommendations(deps, member.id, { limit: 6 });
    expect(found.items).toHaveLength(1);
    await getFirstSteps(deps, member.id);
  });
  const own = sent.filter(({ sql }) => /recommend|WITH visits|own_booking|first_steps/.test(sql));
  // The two others count the member's bookings and the venues' limits, as booking itself does.
  expect([sent.length, own.length]).toEqual([5, 3]);
  const plans = await Promise.all(own.map((statement) => explain(pool, statement)));
  expect(plans.flatMap((plan) => onlyGrowingTables(sequentiallyScannedTables(plan)))).toEqual([]);
  // The nearest venues are found by the index on the position, without sorting all of them.
  expect(plans.flatMap(usedIndexes)).toEqual(
    expect.arrayContaining(['venues_position_idx', 'class_sessions_venue_starts_at_idx']),
  );
});
