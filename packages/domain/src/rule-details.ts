import type { BookingState } from './bookings/booking-states.ts';
import type { SubscriptionState } from './memberships/billing/subscription-states.ts';
import type { IsoInstant } from './time/instants.ts';

/** How much of a limit is used; every value is null where the limit does not apply. */
export interface LimitDetails {
  used: number | null;
  booked: number | null;
  limit: number | null;
  remaining: number | null;
  resets_at: IsoInstant | null;
}

type NoDetails = Record<never, never>;

/** What each rule was decided by, passed or not: counters, instants (ISO 8601 UTC) and names. */
export interface RuleDetails {
  class_cancelled: { starts_at: IsoInstant };
  booking_not_open: { opens_at: IsoInstant };
  booking_closed: { closes_at: IsoInstant };
  already_booked: {
    booking: { id: string; status: BookingState; position: number | null } | null;
  };
  /** `drop_in`: the class is paid by itself, so no membership is needed. */
  membership_required: {
    drop_in: boolean;
    state: SubscriptionState | null;
    period_ends_at: IsoInstant | null;
  };
  daily_limit_reached: LimitDetails;
  monthly_limit_reached: LimitDetails;
  plus_limit_reached: LimitDetails;
  venue_limit_reached: LimitDetails;
  overlapping_booking: {
    booking: { id: string; title: string; starts_at: IsoInstant; ends_at: IsoInstant } | null;
  };
  no_show_restriction: { until: IsoInstant | null };
  class_full: { capacity: number; booked: number };
  waitlist_full: { waitlisted: number; size: number; position: number | null };
  open_gym_not_allowed: NoDetails;
  not_open_now: { opens_at: IsoInstant | null; closes_at: IsoInstant | null };
  already_visited_today: { visited_at: IsoInstant | null; resets_at: IsoInstant };
  own_venue_review: NoDetails;
  review_needs_visit: NoDetails;
  review_taken_down: NoDetails;
  already_reviewed: NoDetails;
}

/** A refusal code that a rule stands for. */
export type RuleCode = keyof RuleDetails;
