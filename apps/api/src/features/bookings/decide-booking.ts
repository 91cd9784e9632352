import { bookingEligibility, firstRefusal } from '@pulse/domain';
import type { Refusal } from '../../platform/refusal.ts';
import type { FactsRow } from './booking-facts.store.ts';
import { bookingFacts } from './booking-facts.ts';
import type { Given } from './new-booking.ts';
import { refusalOfRule } from './refusal-of-rule.ts';

/** What a member is ready to take when the class is full, or the plan does not cover it. */
export interface Readiness {
  joinWaitlist: boolean;
  payDropIn: boolean;
}

/**
 * What a member gets who asks to book at `now` (epoch milliseconds): a place, the end of the line
 * if they are ready to wait, a place to be paid if they are ready to pay; or the first rule in the
 * way. A plan that covers the class is used even when they would pay.
 */
export function decideBooking(row: FactsRow, wanted: Readiness, now: number): Given | Refusal {
  const eligibility = bookingEligibility(bookingFacts(row, now), now);
  if (eligibility.allowed) return 'place';
  if (wanted.joinWaitlist && eligibility.waitlist_allowed) return 'line';
  if (wanted.payDropIn && eligibility.drop_in_allowed) return 'unpaid_place';
  const rule = firstRefusal(eligibility, wanted.joinWaitlist ? 'waitlist' : 'place');
  if (!rule) throw new Error('A refused booking without a reason');
  return refusalOfRule(rule, eligibility, row.venue_time_zone);
}
