import type { BookingState } from '../../bookings/booking-states.ts';
import type { EpochMs } from '../../time/instants.ts';
import { checkInWindow } from '../check-in/check-in-window.ts';

/** A member's booking of today at the venue, as the front desk decides on it. */
export interface DeskBooking {
  status: BookingState;
  /** What a pending booking waits for. */
  pendingFor: 'offer' | 'payment' | null;
  startsAt: EpochMs;
  /** The venue cancelled the class, and the booking with it. */
  classCancelled: boolean;
}

/** Why a booking has no place to check in to. */
type WithoutPlace = 'on_waitlist' | 'place_offered' | 'payment_awaited' | 'class_cancelled';

/** What a scan at the front desk does. */
export type ScanAnswer<Booking> =
  | { kind: 'check_in'; booking: Booking }
  /** They came for this class: an open-gym visit would use a visit that the member did not ask for. */
  | { kind: 'refuse'; code: WithoutPlace; booking: Booking }
  /** No class of theirs is near: an open-gym visit where the venue has it, else this refusal. */
  | {
      kind: 'no_class_now';
      code: WithoutPlace | 'check_in_too_early' | 'check_in_too_late' | 'no_booking_here';
      booking: Booking | null;
    };

/**
 * Decides what the scan of a member does at `now`, of all their bookings at the venue today: check in
 * to the class whose window is open and which starts nearest; say why a booking for such a class has
 * no place; otherwise name the next class, else the last one that they missed.
 */
export function scanAnswer<Booking extends DeskBooking>(
  bookings: readonly Booking[],
  now: EpochMs,
): ScanAnswer<Booking> {
  const stateOf = ({ startsAt }: Booking) => checkInWindow(startsAt, now).state;
  const distance = ({ startsAt }: Booking) => Math.abs(startsAt - now);
  const byStart = [...bookings].sort((one, other) => one.startsAt - other.startsAt);
  const open = byStart
    .filter((booking) => stateOf(booking) === 'open')
    .sort((one, other) => distance(one) - distance(other));
  const place = open.find(hasPlace);
  if (place) return { kind: 'check_in', booking: place };
  for (const booking of open) {
    const code = withoutPlace(booking);
    if (code) return { kind: 'refuse', code, booking };
  }
  for (const booking of byStart.filter((one) => stateOf(one) === 'too_early')) {
    const code = hasPlace(booking) ? 'check_in_too_early' : withoutPlace(booking);
    if (code) return { kind: 'no_class_now', code, booking };
  }
  const missed = byStart.findLast((one) => stateOf(one) === 'too_late' && hasPlace(one));
  return missed
    ? { kind: 'no_class_now', code: 'check_in_too_late', booking: missed }
    : { kind: 'no_class_now', code: 'no_booking_here', booking: null };
}

function hasPlace({ status }: DeskBooking): boolean {
  return status === 'confirmed' || status === 'completed' || status === 'no_show';
}

function withoutPlace({ status, pendingFor, classCancelled }: DeskBooking): WithoutPlace | null {
  if (classCancelled) return 'class_cancelled';
  if (status === 'waitlisted') return 'on_waitlist';
  if (status !== 'pending') return null;
  return pendingFor === 'payment' ? 'payment_awaited' : 'place_offered';
}
