import { type BookingFacts, bookingEligibility, cancelFreeUntil, remaining } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/refusal.ts';
import { loadFacts } from './booking-facts.store.ts';
import { bookingFacts, firstBookedAt } from './booking-facts.ts';
import { expireHoldsOf } from './expire-holds.ts';

/**
 * Every rule of booking one class, with what a booking would use and until when it could be
 * cancelled freely: the same facts and the same decision as booking itself.
 */
export async function checkEligibility(deps: Deps, userId: string, sessionId: string) {
  const first = await loadFacts(deps.db, sessionId, userId, deps.clock.now());
  if (first?.lapsed) await expireHoldsOf(deps, sessionId);
  const now = deps.clock.now();
  const row = first?.lapsed ? await loadFacts(deps.db, sessionId, userId, now) : first;
  if (row?.venue_status !== 'published') return refuse('not_found');
  const facts = bookingFacts(row, now);
  const eligibility = bookingEligibility(facts, now);
  const freeUntil = cancelFreeUntil({
    policy: facts.policy,
    bookedAt: firstBookedAt(row) ?? now,
    startsAt: facts.session.startsAt,
  });
  return {
    ...eligibility,
    drop_in_price: facts.session.price,
    uses: usesOf(facts),
    free_cancel_until: new Date(freeUntil).toISOString(),
  };
}

function usesOf({ monthly, plus }: BookingFacts) {
  const left = monthly && remaining(monthly);
  return {
    visit: true,
    plus_visit: plus !== null,
    visits_left_after: left === null ? null : Math.max(0, left - 1),
  };
}
