import { cancelQuote } from '@pulse/domain';
import type { Deps } from '../../../../platform/deps.ts';
import { isRefusal, refuse } from '../../../../platform/refusal.ts';
import { cancelContext, presentQuote } from '../../cancel/present-quote.ts';
import { checkEligibility } from '../../eligibility/check-eligibility.ts';
import { findOwnBooking } from '../../read/find-own-booking.ts';

/**
 * What moving a member's own booking to another class costs now: the quote of cancelling the one, and
 * the rules of booking the other as if the one had been cancelled at that cost.
 */
export async function quoteMove(
  deps: Deps,
  userId: string,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
) {
  const booking = await findOwnBooking(deps.db, bookingId, userId);
  if (!booking) return refuse('not_found');
  const now = deps.clock.now();
  const { allowed, cost } = cancelQuote(cancelContext(booking), now);
  const givenUp = allowed ? { bookingId, cost } : undefined;
  const eligibility = await checkEligibility(deps, userId, sessionId, givenUp);
  if (isRefusal(eligibility)) return eligibility;
  return { cancel: await presentQuote(deps.db, booking, now), eligibility };
}
