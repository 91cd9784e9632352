import type { ClassSessionState } from '../../classes/sessions/class-session-states.ts';
import type { Subscription } from '../../memberships/billing/subscription-states.ts';
import type { WindowedCounter } from '../../memberships/plans/plan-rules.ts';
import type { Money } from '../../money.ts';
import type { EpochMs } from '../../time/instants.ts';
import type { BookingPolicy } from '../book/booking-policy.ts';
import type { BookingState } from '../booking-states.ts';

/** The data that the booking rules read, loaded in one transaction. */
export interface BookingContext {
  session: {
    status: ClassSessionState;
    startsAt: EpochMs;
    endsAt: EpochMs;
    capacity: number;
    /** Places held: pending, confirmed, completed and no-show. */
    booked: number;
    waitlisted: number;
    /** The drop-in price; null when the class cannot be paid without a plan. */
    price: Money | null;
  };
  policy: BookingPolicy;
  /** The member's own booking of this class that is not cancelled, if any. */
  existing: { id: string; status: BookingState; position: number | null } | null;
  /** Null without a membership. */
  membership: Subscription | null;
  /** Counters over the windows of `limitWindows`; null where the limit does not apply. */
  daily: WindowedCounter | null;
  monthly: WindowedCounter | null;
  /** Null for a class of the standard tier. */
  plus: WindowedCounter | null;
  venue: WindowedCounter | null;
  /** The confirmed or pending booking that overlaps this class, if any. */
  conflict: { id: string; title: string; startsAt: EpochMs; endsAt: EpochMs } | null;
  /** The end of a no-show restriction (`noShowRestriction`), or null. */
  restrictedUntil: EpochMs | null;
  /** The class is paid by its drop-in price: the plan and its limits do not apply. */
  dropIn?: boolean;
  /**
   * A freed place is kept for this member (a promotion, or an offer being accepted): the class is
   * neither full nor closed for them until it starts.
   */
  placeHeld?: boolean;
  /** The member stands at the front desk: the class is open for them until 15 min after its start. */
  walkIn?: boolean;
}
