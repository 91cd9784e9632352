import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld, NOW } from '../../../test/booking-world.ts';
import { aBookingRow, aClassTemplate, aVenue } from '../../../test/builders.ts';
import { fillTables, thatGrow } from '../../../test/full-tables.ts';
import { indexesOf, planOf, readWhole, statementsOf } from '../../../test/query-plans.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { listRecommendations } from './list-recommendations.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
  await fillTables(world.deps.db, NOW);
});
afterAll(() => world.close());

test('the statements read no growing table whole, and three of them are the feature’s own', async () => {
  const { db, pool } = world.deps;
  const member = await world.member();
  const venue_id = await aVenue(db);
  const class_template_id = await aClassTemplate(db, { venue_id });
  const attended = await world.session(-48, { venue_id, class_template_id });
  await world.session(24, { venue_id, class_template_id });
  await aBookingRow(db, { user_id: member.id, class_session_id: attended, status: 'completed' });
  const sent = await statementsOf(world.deps, async (deps) => {
    const found = await listRecommendations(deps, member.id, { limit: 6 });
    expect(found.items).toHaveLength(1);
    await getFirstSteps(deps, member.id);
  });
  const own = sent.filter(({ sql }) => /recommend|WITH visits|own_booking|first_steps/.test(sql));
  // The two others count what the member holds and the venues' limits, as booking itself does.
  expect([sent.length, own.length]).toEqual([5, 3]);
  const plans = await Promise.all(own.map((statement) => planOf(pool, statement)));
  expect(plans.flatMap((plan) => thatGrow(readWhole(plan)))).toEqual([]);
  // The venues around are the nearest ones by their place, not all of them sorted.
  expect(plans.flatMap(indexesOf)).toEqual(
    expect.arrayContaining(['venues_position_idx', 'class_sessions_venue_starts_at_idx']),
  );
});
