import type { BookingPolicy, BookingState, Tier } from '@pulse/domain';

/** One booking as it is stored. */
export interface BookingRow {
  id: string;
  user_id: string;
  class_session_id: string;
  venue_id: string;
  status: BookingState;
  paid_by: 'plan' | 'drop_in';
  pending_for: 'offer' | 'payment' | null;
  held_until: Date | null;
  /** Copied from the class session. */
  starts_at: Date;
  ends_at: Date;
  local_date: string;
  /** The effective tier. */
  tier: Tier;
  /** The policy that was in force when it was booked. */
  policy: BookingPolicy;
  /** The order in which the bookings of a class were made, and that of its waitlist; text, as it is a 64-bit number. */
  waitlist_number: number;
  waitlisted_at: Date | null;
  /** When the member first took a place; null if they were only on the waitlist. */
  booked_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: 'member' | 'venue' | 'system' | null;
  cancel_reason: string | null;
  late_cancelled: boolean;
  visit_returned_at: Date | null;
  calendar_sequence: number;
  /** The start that the member agreed to, once the class was moved; null while it was not. */
  moved_from: Date | null;
  created_at: Date;
}

/** The columns of a BookingRow. */
export const BOOKING_COLUMNS = [
  'bookings.id',
  'bookings.user_id',
  'bookings.class_session_id',
  'bookings.venue_id',
  'bookings.status',
  'bookings.paid_by',
  'bookings.pending_for',
  'bookings.held_until',
  'bookings.starts_at',
  'bookings.ends_at',
  'bookings.local_date',
  'bookings.tier',
  'bookings.policy',
  'bookings.waitlist_number',
  'bookings.waitlisted_at',
  'bookings.booked_at',
  'bookings.cancelled_at',
  'bookings.cancelled_by',
  'bookings.cancel_reason',
  'bookings.late_cancelled',
  'bookings.visit_returned_at',
  'bookings.calendar_sequence',
  'bookings.moved_from',
  'bookings.created_at',
] as const;
