import { bookingEligibility, type EpochMs, firstFailedRule } from '@pulse/domain';
import type { Refusal } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { buildBookingContext } from '../eligibility/build-booking-context.ts';
import { refuseFailedRule } from '../eligibility/refuse-failed-rule.ts';
import type { BookingOutcome } from './build-booking.ts';

/** What a member is ready to take when the class is full, or the plan does not cover it. */
export interface BookingOptions {
  joinWaitlist: boolean;
  payDropIn: boolean;
}

/**
 * What a member gets who asks to book at `now` (epoch milliseconds): a place, the end of the line
 * if they are ready to wait, a place to be paid if they are ready to pay; or the first rule in the
 * way. A plan that covers the class is used even when they would pay.
 */
export function decideBooking(
  row: BookingContextRow,
  options: BookingOptions,
  now: EpochMs,
): BookingOutcome | Refusal {
  const eligibility = bookingEligibility(buildBookingContext(row, now), now);
  if (eligibility.allowed) return 'place';
  if (options.joinWaitlist && eligibility.waitlist_allowed) return 'line';
  if (options.payDropIn && eligibility.drop_in_allowed) return 'unpaid_place';
  const rule = firstFailedRule(eligibility, options.joinWaitlist ? 'waitlist' : 'place');
  if (!rule) throw new Error('A refused booking without a reason');
  return refuseFailedRule(rule, eligibility, row.venue_time_zone);
}
