import {
  autoConfirmUntil,
  type BookingPolicy,
  type BookingState,
  type CancellationHistory,
  cancelFreeUntil,
  cancelQuote,
  checkInWindow,
  dropInMoney,
  type EpochMs,
  isoInstant,
  rebookAction,
  snapshotPolicy,
  waitlistChance,
} from '@pulse/domain';
import { presentSessionFields, type SessionRow } from '../../classes/index.ts';
import type { PaymentRow } from '../../payments/index.ts';
import type { BookingRow } from '../booking-row.ts';
import { cancelContext } from '../cancel/present-quote.ts';

/** The next date of a class, with the member's own booking of it, if any. */
export interface NextDate {
  id: string;
  starts_at: Date;
  capacity: number;
  booked: number;
  waitlisted: number;
  venue_policy: Partial<BookingPolicy> | null;
  own_id: string | null;
  own_status: BookingState | null;
}

/** The data that a booking is shown with besides its own row. */
export interface BookingDetails {
  session: SessionRow;
  /** The position on the waitlist, from 1; null when it is not waitlisted. */
  position: number | null;
  /** The checkout page of the open payment that a pending booking waits for. */
  checkoutUrl: string | null;
  /** Of a waitlisted booking: the cancellations of the last dates; null when not loaded. */
  history?: CancellationHistory | null;
  /** Of a drop-in: its payment. */
  payment?: Pick<PaymentRow, 'status' | 'amount_minor' | 'currency'> | null;
  /** The check-in that was not corrected away (ISO 8601). */
  checkedInAt?: string | null;
  /** The guests who have a place with this booking. */
  guests?: readonly { name: string | null; arrived: boolean }[] | null;
  /** Of a past or cancelled booking: the next date of the same class. */
  rebook?: NextDate | null;
}

/** A booking in its wire form, as its member sees it at `now`. */
export function presentBooking(
  booking: Omit<BookingRow, 'waitlist_number'>,
  details: BookingDetails,
  now: EpochMs,
) {
  const { session, position, checkoutUrl, history, payment, rebook } = details;
  const window = checkInWindow(booking.starts_at.getTime(), now);
  return {
    id: booking.id,
    status: booking.status,
    pending_for: booking.pending_for,
    held_until: iso(booking.held_until),
    waitlist_position: position,
    waitlist_chance: history ? presentWaitlistChance(session, position, history, now) : null,
    paid_by: booking.paid_by,
    drop_in: payment ? presentDropIn(booking, payment) : null,
    checkout_url: checkoutUrl,
    session: presentSessionFields(session),
    accept_free_until:
      booking.pending_for === 'offer'
        ? isoInstant(cancelFreeUntil({ ...cancelContext(booking), bookedAt: now }))
        : null,
    free_cancel_until: cancelQuote(cancelContext(booking), now).free_until,
    confirms_until:
      booking.status === 'waitlisted'
        ? isoInstant(autoConfirmUntil(booking.policy, booking.starts_at.getTime()))
        : null,
    check_in_opens_at: window.opens_at,
    check_in_closes_at: window.closes_at,
    checked_in_at: details.checkedInAt ? isoInstant(Date.parse(details.checkedInAt)) : null,
    guests: [...(details.guests ?? [])],
    cancelled_at: iso(booking.cancelled_at),
    cancelled_by: booking.cancelled_by,
    cancel_reason: booking.cancel_reason,
    late_cancelled: booking.late_cancelled,
    visit_returned: booking.visit_returned_at !== null,
    rebook: rebook ? presentRebook(rebook, now) : null,
    created_at: booking.created_at.toISOString(),
  };
}

/** The waitlist chance with the data it was computed from; null when it cannot be computed. */
function presentWaitlistChance(
  { capacity, starts_at }: SessionRow,
  position: number | null,
  history: CancellationHistory,
  now: EpochMs,
) {
  const context = { position, capacity, startsAt: starts_at.getTime(), history };
  const chance = waitlistChance(context, now);
  if (chance === null) return null;
  const share = Math.round(chance * 100) / 100;
  return { share, taken: history.taken, given_up: history.cancelled };
}

/** The price of a drop-in and what has become of it. */
function presentDropIn(
  booking: Omit<BookingRow, 'waitlist_number'>,
  { status, amount_minor, currency }: NonNullable<BookingDetails['payment']>,
) {
  return dropInMoney(
    { amount_minor, currency },
    {
      status: booking.status,
      paymentStatus: status,
      cancelledAt: booking.cancelled_at?.getTime() ?? null,
      lateCancelled: booking.late_cancelled,
      returnedAt: booking.visit_returned_at?.getTime() ?? null,
    },
  );
}

/** What the member can do about the next date of the class; null when there is nothing. */
function presentRebook(next: NextDate, now: EpochMs) {
  const startsAt = next.starts_at.getTime();
  const policy = snapshotPolicy(next.venue_policy);
  const action = rebookAction({ ...next, startsAt, policy, ownStatus: next.own_status }, now);
  return (
    action && {
      class_session_id: next.id,
      starts_at: next.starts_at.toISOString(),
      action,
      own_booking_id: next.own_id,
    }
  );
}

/** A booking on the wire. */
export type PresentedBooking = ReturnType<typeof presentBooking>;

function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
