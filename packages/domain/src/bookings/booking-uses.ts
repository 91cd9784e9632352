import { remaining } from '../memberships/allowance.ts';
import type { BookingFacts } from './booking-facts.ts';

/** What a booking takes from the plan, shown before the member confirms. */
export interface BookingUses {
  visit: boolean;
  plus_visit: boolean;
  /** Visits left in the billing month of the class after booking it; null without a limit. */
  visits_left_after: number | null;
}

/** What booking a class would use: nothing of the plan when it is paid by its own price. */
export function bookingUses(
  facts: Pick<BookingFacts, 'membership' | 'monthly' | 'plus' | 'dropIn'>,
): BookingUses {
  const visit = facts.membership !== null && !facts.dropIn;
  const left = facts.monthly && remaining(facts.monthly);
  return {
    visit,
    plus_visit: visit && facts.plus !== null,
    visits_left_after: left === null ? null : Math.max(0, left - (visit ? 1 : 0)),
  };
}
