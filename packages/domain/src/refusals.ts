/** Every stable refusal code, by the feature that answers with it. */
export const REFUSALS = {
  generic: [
    'validation_failed',
    'not_found',
    'forbidden',
    'unauthenticated',
    'conflict',
    'rate_limited',
    'payload_too_large',
    'unsupported_media_type',
    'idempotency_key_reused',
    'internal_error',
    'service_unavailable',
  ],
  accounts: [
    'invalid_credentials',
    'email_not_confirmed',
    'email_taken',
    'link_expired',
    'link_invalid',
    'token_missing',
    'too_many_attempts',
    'session_expired',
    'password_requirements_not_met',
    'adult_statement_required',
  ],
  venues: ['too_many_images', 'image_unreadable', 'favourites_full'],
  classes: ['class_has_bookings', 'capacity_below_booked', 'timetable_rejected'],
  bookings: [
    'class_cancelled',
    'booking_not_open',
    'booking_closed',
    'already_booked',
    'membership_required',
    'daily_limit_reached',
    'monthly_limit_reached',
    'plus_limit_reached',
    'venue_limit_reached',
    'overlapping_booking',
    'no_show_restriction',
    'class_full',
    'waitlist_full',
    'class_started',
    'not_cancellable',
    'offer_expired',
    'undo_expired',
    'cancellation_costs_visit',
  ],
  memberships: [
    'plan_unknown',
    'already_member',
    'no_membership',
    'same_plan',
    'move_not_allowed',
    'pause_too_short',
    'pause_too_long',
    'pause_limit_reached',
  ],
  payments: [
    'payment_declined',
    'payment_expired',
    'payment_provider_unavailable',
    'prices_not_published',
  ],
  checkins: [
    'check_in_too_early',
    'check_in_too_late',
    'code_expired',
    'code_already_used',
    'code_unknown',
    'code_revoked',
    'not_open_now',
    'open_gym_not_allowed',
    'already_visited_today',
    'no_booking_here',
    'correction_too_late',
    'already_corrected',
    'not_checkable',
  ],
  partners: ['application_decided', 'reason_required'],
  feedback: ['screenshot_unknown', 'feedback_answered'],
  reviews: [
    'review_needs_visit',
    'already_reviewed',
    'own_venue_review',
    'review_taken_down',
    'reports_decided',
    'review_changed',
  ],
} as const;

/** The feature a refusal code belongs to. */
export type RefusalFeature = keyof typeof REFUSALS;

/** One stable refusal code; the contract maps each to its HTTP status. */
export type RefusalCode = (typeof REFUSALS)[RefusalFeature][number];

/** Every refusal code in one list, in the order of the features above. */
export const REFUSAL_CODES: readonly RefusalCode[] = Object.values(REFUSALS).flat();

/** What a refusal tells the screen beside its code: counters, instants (ISO 8601) and names. */
export type RefusalDetails = Record<string, RefusalDetailValue>;

/** A value inside facts: plain JSON. */
export type RefusalDetailValue =
  | string
  | number
  | boolean
  | null
  | readonly RefusalDetailValue[]
  | { [key: string]: RefusalDetailValue };

/** An expected refusal: a value to answer with, never an exception. */
export interface Refusal {
  code: RefusalCode;
  details: RefusalDetails;
}
