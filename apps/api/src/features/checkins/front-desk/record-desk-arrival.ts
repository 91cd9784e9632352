import {
  checkInDay,
  checkInWindow,
  type EpochMs,
  HOUR,
  localDayOf,
  scanAnswer,
} from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  type CheckInProof,
  type RecordedCheckIn,
  recordClassCheckIn,
  windowDetails,
} from '../check-in/record-class-check-in.ts';
import { recordOpenGymVisit } from '../check-in/record-open-gym-visit.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import type { DeskMemberRow } from '../checkins.store.ts';
import { type DeskBookingRow, listDeskBookings } from './desk-bookings.store.ts';
import { refuseAtDesk } from './refuse-at-desk.ts';

/** Check-in for a class near midnight is open on both sides of it. */
const ACROSS_MIDNIGHT = HOUR;

/**
 * Records the arrival of a member at the front desk, judged at the time `at` of the scan: to the class
 * whose check-in is open, else as an open-gym visit where the venue has it, else a refusal that names
 * the member and what to do next.
 */
export async function recordDeskArrival(
  tx: Tx,
  venue: CheckInVenueRow,
  member: DeskMemberRow,
  proof: CheckInProof,
  at: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  const day = localDayOf(at, venue.time_zone);
  const rows = await listDeskBookings(tx, {
    userId: member.id,
    venueId: venue.id,
    from: new Date(day.startsAt - ACROSS_MIDNIGHT),
    until: new Date(day.endsAt + ACROSS_MIDNIGHT),
  });
  const bookings = rows
    .filter(({ starts_at }) => checkInDay(starts_at.getTime(), venue.time_zone, at) !== null)
    .map((row) => ({
      row,
      status: row.status,
      pendingFor: row.pending_for,
      startsAt: row.starts_at.getTime(),
      classCancelled: row.class_cancelled,
    }));
  const answer = scanAnswer(bookings, at);
  const booking = answer.booking?.row;
  const session = booking && { title: booking.title, startsAt: booking.starts_at.getTime() };
  const tell = (refusal: Refusal) => refuseAtDesk(tx, refusal, { venue, member, session }, at);
  if (answer.kind === 'check_in') {
    const recorded = await recordClassCheckIn(tx, venue, answer.booking.row.id, proof, at);
    return isRefusal(recorded) ? tell(recorded) : recorded;
  }
  if (answer.kind === 'no_class_now' && venue.open_gym) {
    const visit = await recordOpenGymVisit(tx, venue, member.id, proof, at);
    if (!isRefusal(visit)) return visit;
    if (!booking) return tell(visit);
  }
  return tell(
    booking ? refuseBooking(answer.code, booking, venue.time_zone, at) : refuse('no_booking_here'),
  );
}

type BookingRefusalCode = Exclude<
  Exclude<ReturnType<typeof scanAnswer>, { kind: 'check_in' }>['code'],
  'no_booking_here'
>;

function refuseBooking(
  code: BookingRefusalCode | 'no_booking_here',
  { starts_at, title, position, capacity, booked, held_until }: DeskBookingRow,
  zone: string,
  at: EpochMs,
): Refusal {
  const details = { title, starts_at: starts_at.toISOString(), time_zone: zone };
  const held = { ...details, held_until: (held_until ?? starts_at).toISOString() };
  switch (code) {
    case 'check_in_too_early':
    case 'check_in_too_late':
      return refuse(code, windowDetails(checkInWindow(starts_at.getTime(), at), zone));
    case 'on_waitlist':
      return refuse(code, {
        ...details,
        position: position ?? 1,
        free: Math.max(0, capacity - booked),
      });
    case 'place_offered':
    case 'payment_awaited':
      return refuse(code, held);
    case 'class_cancelled':
      return refuse(code, details);
    case 'no_booking_here':
      return refuse(code);
  }
}
