import { remainingAllowance } from '../../memberships/plans/allowance.ts';
import type { BookingContext } from './booking-context.ts';

/** What a booking uses of the plan, shown before the member confirms. */
export interface BookingUses {
  visit: boolean;
  plus_visit: boolean;
  /** Visits left in the billing month of the class after booking it; null without a limit. */
  visits_left_after: number | null;
}

/** What booking a class would use of the plan: nothing when it is a drop-in. */
export function bookingUses(
  context: Pick<BookingContext, 'membership' | 'monthly' | 'plus' | 'dropIn'>,
): BookingUses {
  const visit = context.membership !== null && !context.dropIn;
  const remainingVisits = context.monthly && remainingAllowance(context.monthly);
  return {
    visit,
    plus_visit: visit && context.plus !== null,
    visits_left_after:
      remainingVisits === null ? null : Math.max(0, remainingVisits - (visit ? 1 : 0)),
  };
}
