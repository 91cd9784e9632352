import { bookingEligibility, type EpochMs, firstFailedRule } from '@pulse/domain';
import type { Refusal } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { buildBookingContext } from '../eligibility/build-booking-context.ts';
import { refuseFailedRule } from '../eligibility/refuse-failed-rule.ts';
import type { BookingOutcome } from './build-booking.ts';

/** What a member accepts when the class is full or the plan does not cover it. */
export interface BookingOptions {
  joinWaitlist: boolean;
  payDropIn: boolean;
}

/**
 * Decides a request to book at `now`: a place, a waitlist place if the member accepts waiting, a
 * place to be paid if they accept paying, or a refusal with the first failed rule. A plan that
 * covers the class is used even when they would pay.
 */
export function decideBooking(
  row: BookingContextRow,
  options: BookingOptions,
  now: EpochMs,
): BookingOutcome | Refusal {
  const eligibility = bookingEligibility(buildBookingContext(row, now), now);
  if (eligibility.allowed) return 'place';
  if (options.joinWaitlist && eligibility.waitlist_allowed) return 'waitlist_place';
  if (options.payDropIn && eligibility.drop_in_allowed) return 'unpaid_place';
  const rule = firstFailedRule(eligibility, options.joinWaitlist ? 'waitlist' : 'place');
  if (!rule) throw new Error('A refused booking without a reason');
  return refuseFailedRule(rule, eligibility, row.venue_time_zone);
}
