import { randomUUID } from 'node:crypto';
import { type EpochMs, effectiveTier, MINUTE, snapshotPolicy } from '@pulse/domain';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import { firstBookedAt } from '../eligibility/build-booking-context.ts';
import type { NewBooking } from './insert-bookings.store.ts';

/** How long a place is held for a payment, in minutes (docs/decisions/047-drop-in-holds.md). */
const PAYMENT_HOLD_MINUTES = 15;

/** The outcome of a decision: a place, a waitlist place, or a place held until it is paid. */
export type BookingOutcome = 'place' | 'waitlist_place' | 'unpaid_place';

/** Builds a new booking for an outcome, with a copy of the venue's policy. */
export function buildBooking(
  row: BookingContextRow,
  outcome: BookingOutcome,
  now: EpochMs,
): NewBooking {
  const at = new Date(now);
  const booking: Omit<NewBooking, 'status'> = {
    id: randomUUID(),
    user_id: row.user_id,
    class_session_id: row.id,
    venue_id: row.venue_id,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    local_date: row.local_date,
    tier: effectiveTier(row.venue_tier, row.tier),
    policy: snapshotPolicy(row.venue_policy),
    paid_by: 'plan',
    pending_for: null,
    held_until: null,
    waitlisted_at: null,
    booked_at: null,
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    late_cancelled: false,
    visit_returned_at: null,
    calendar_sequence: 0,
    moved_from: null,
    created_at: at,
  };
  switch (outcome) {
    case 'place':
      return { ...booking, status: 'confirmed', booked_at: new Date(firstBookedAt(row) ?? now) };
    case 'waitlist_place':
      return { ...booking, status: 'waitlisted', waitlisted_at: at };
    case 'unpaid_place': {
      const until = Math.min(now + PAYMENT_HOLD_MINUTES * MINUTE, row.starts_at.getTime());
      return {
        ...booking,
        status: 'pending',
        pending_for: 'payment',
        held_until: new Date(until),
        paid_by: 'drop_in',
      };
    }
  }
}
