import type { BookingState } from './bookings/booking-states.ts';
import type { CancelQuote } from './bookings/cancel/cancel-quote.ts';
import type { DropInMoney } from './bookings/cancel/drop-in-money.ts';
import type { BookingRuleCode } from './bookings/eligibility/can-book.ts';
import type { InactiveState } from './memberships/billing/subscription-states.ts';
import type { ChangeQuoteDetails } from './memberships/changes/quote-details.ts';
import type { PlanCode } from './memberships/plans/plans.ts';
import type { ApplicationState } from './partners/application-states.ts';
import type { RefusalCode } from './refusals.ts';
import type { RuleCode, RuleDetails } from './rule-details.ts';
import type { IsoInstant } from './time/instants.ts';
import type { ZoneName } from './time/zones.ts';
import type { VenueRequirement } from './venues/publish-requirements.ts';
import type { VenueState } from './venues/venue-states.ts';

/** What a rule that failed adds to its own details when it refuses a booking or a visit. */
export interface FailedRuleDetails {
  passes_at: IsoInstant | null;
  time_zone: ZoneName;
  waitlist_allowed: boolean;
  drop_in_allowed: boolean;
  /** Every rule that failed, this one included. */
  failed: BookingRuleCode[];
}

/** The check-in window of a class, with the zone of its venue. */
export interface CheckInWindowDetails {
  opens_at: IsoInstant;
  closes_at: IsoInstant;
  time_zone: ZoneName;
}

/** A class that can no longer be changed. */
interface SessionDetails {
  title: string;
  starts_at: IsoInstant;
  time_zone: ZoneName;
}

/** One row of a timetable file that was rejected. `row` counts from 1, the header row included. */
interface RejectedRow {
  row: number;
  /** What the row says wrongly; null for the row as a whole. */
  field?: string | null;
  code: string;
  detail: string;
}

/** A link in an email, and the class that its user wants to book. */
interface LinkDetails {
  purpose?: string;
  class_session_id?: string;
  /** The address that the link was to confirm is confirmed. */
  confirmed?: boolean;
}

/** What each refusal tells beside its code; codes that are not listed tell nothing more. */
interface OwnRefusalDetails {
  /** `fault` names the sentence of the field, as the codes of other invalid fields do. */
  validation_failed: { field?: string; fault?: string };
  rate_limited: { retry_after_seconds: number };
  too_many_attempts: { retry_after_seconds: number; minutes: number };
  payload_too_large: { max_bytes?: number };
  service_unavailable: { retry_after_seconds?: number };
  conflict: { status?: ApplicationState };
  link_invalid: LinkDetails;
  link_expired: LinkDetails;
  /** `challenge` says that the password was right, for five minutes. */
  second_factor_required: { challenge: string };
  too_many_passkeys: { limit: number };
  /** `version` is the current one, which the caller has not seen. */
  version_conflict: { version: number };
  too_many_images: { limit: number };
  image_has_too_many_pixels: { max_megapixels: number };
  favourites_full: { limit: number };
  followed_coaches_full: { limit: number };
  search_alerts_full: { limit: number };
  venue_incomplete: { missing: VenueRequirement[] };
  venue_status_conflict: { status: VenueState };
  /** Classes still to come, which keep their time zone. */
  time_zone_in_use: { time_zone: ZoneName; sessions: number };
  /** What still names the trainer: `classes` are the first of the dated ones. */
  trainer_has_classes: { sessions: number; templates: number; classes: SessionDetails[] };
  /** Booked classes still to come of which the partner has not said what becomes. */
  class_has_bookings: { sessions: number; bookings: number };
  /** The class is named where several were to change at once. */
  capacity_below_booked: { booked: number; capacity: number } & Partial<SessionDetails>;
  class_started: Partial<SessionDetails>;
  /** The check-in, where that is the reason. */
  not_cancellable: { checked_in_at?: IsoInstant; time_zone?: ZoneName };
  timetable_rejected: {
    fault: string;
    reason: string;
    rows?: number;
    rejected?: number;
    rejections?: RejectedRow[];
  };
  cancellation_costs_visit: {
    quote: CancelQuote & {
      returned_if_taken: boolean;
      guests: number;
      drop_in: DropInMoney | null;
    };
  };
  plan_unknown: { plan_code: string };
  already_member: { plan_code: PlanCode | null };
  pause_too_short: { min_days: number };
  pause_too_long: { max_days: number };
  pause_limit_reached: { used: number; limit: number };
  membership_not_active: { state: InactiveState };
  quote_stale: { quote: ChangeQuoteDetails };
  check_in_too_early: CheckInWindowDetails;
  check_in_too_late: CheckInWindowDetails;
  code_revoked: { revoked_at: IsoInstant };
  code_already_used: { used_at: IsoInstant };
  /** `position` on the waitlist and `free` places of the class that it is for. */
  on_waitlist: { position: number; free: number } & SessionDetails;
  place_offered: { held_until: IsoInstant } & SessionDetails;
  payment_awaited: { held_until: IsoInstant } & SessionDetails;
  /** `waitlisted` members come first until `opens_at`. */
  walk_in_too_early: CheckInWindowDetails & { waitlisted: number };
  walk_in_too_late: CheckInWindowDetails;
  /** `was_starts_at` is the start that the desk saw. */
  class_moved: { was_starts_at: IsoInstant; starts_at: IsoInstant; time_zone: ZoneName };
  already_corrected: { corrected_at: IsoInstant };
  already_reversed: { reversed_at: IsoInstant };
  not_checkable: { status: BookingState | null };
  appeal_decided: { accepted: boolean };
  application_decided: { status: ApplicationState };
  reports_decided: { outcome: 'kept' | 'taken_down' };
}

// Rules also refuse outside an eligibility check, without the details of every other rule.
type RuleRefusalDetails = {
  [Code in RuleCode]: Partial<RuleDetails[Code] & FailedRuleDetails & SessionDetails>;
};

/** The details of every refusal by its code: counters, instants (ISO 8601 UTC) and names. */
export type RefusalDetailsByCode = OwnRefusalDetails &
  RuleRefusalDetails & {
    [Code in Exclude<RefusalCode, keyof OwnRefusalDetails | RuleCode>]: Record<string, never>;
  };

/** An expected refusal of `Code`: a value to return, never an exception. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  code: Code;
  details: RefusalDetailsByCode[Code];
}
