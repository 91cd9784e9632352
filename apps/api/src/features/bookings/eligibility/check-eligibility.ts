import {
  type BookingContext,
  bookingEligibility,
  cancelFreeUntil,
  remainingAllowance,
} from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { loadBookingContext } from './booking-context.store.ts';
import {
  buildBookingContext,
  type EligibilityOptions,
  firstBookedAt,
} from './build-booking-context.ts';

/**
 * Every rule of booking one class, with what a booking would use and until when it could be
 * cancelled freely: from the same context and rules as booking itself. With `givenUp`, as if that
 * booking had just been cancelled.
 */
export async function checkEligibility(
  deps: Deps,
  userId: string,
  sessionId: string,
  givenUp?: EligibilityOptions['givenUp'],
) {
  const first = await loadBookingContext(deps.db, sessionId, userId, deps.clock.now());
  if (first?.has_lapsed_hold) await expireHoldsOfSession(deps, sessionId);
  const now = deps.clock.now();
  const row = first?.has_lapsed_hold
    ? await loadBookingContext(deps.db, sessionId, userId, now)
    : first;
  if (row?.venue_status !== 'published') return refuse('not_found');
  const context = buildBookingContext(row, now, { givenUp });
  const eligibility = bookingEligibility(context, now);
  const freeUntil = cancelFreeUntil({
    policy: context.policy,
    bookedAt: firstBookedAt(row) ?? now,
    startsAt: context.session.startsAt,
  });
  return {
    ...eligibility,
    drop_in_price: context.session.price,
    uses: presentUses(context),
    free_cancel_until: new Date(freeUntil).toISOString(),
  };
}

function presentUses({ monthly, plus }: BookingContext) {
  const remaining = monthly && remainingAllowance(monthly);
  return {
    visit: true,
    plus_visit: plus !== null,
    visits_left_after: remaining === null ? null : Math.max(0, remaining - 1),
  };
}
