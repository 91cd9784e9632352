import { checkInWindow, type EpochMs, scanAnswer } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingDetailsRow } from '../../bookings/index.ts';
import type { RecordArrivals } from '../check-in/attempt-arrival.ts';
import { listAllBookingsAtVenueToday } from '../check-in/list-bookings-at-venue-today.ts';
import type { CheckInProof } from '../check-in/record-arrivals.store.ts';
import { type RecordedCheckIn, windowDetails } from '../check-in/record-class-check-in.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import type { DeskMemberRow } from '../checkins.store.ts';
import { refuseAtDesk } from './refuse-at-desk.ts';

/**
 * Records the arrival of a member at the front desk, judged at the time `at` of the scan: to the class
 * whose check-in is open, else as an open-gym visit where the venue has it, else a refusal that names
 * the member and what to do next.
 */
export async function recordDeskArrival<Lost>(
  db: Db | Tx,
  record: RecordArrivals<Lost>,
  venue: CheckInVenueRow,
  member: DeskMemberRow,
  proof: CheckInProof,
  at: EpochMs,
): Promise<RecordedCheckIn | Refusal | Lost> {
  const rows = await listAllBookingsAtVenueToday(db, venue, member.id, at);
  const answer = scanAnswer(rows.map(toDeskBooking), at);
  const details = answer.booking?.details;
  const session = details && {
    title: details.session.title,
    startsAt: details.booking.starts_at.getTime(),
  };
  const tell = (refusal: Refusal) => refuseAtDesk(db, refusal, { venue, member, session }, at);
  if (answer.kind === 'check_in') {
    const recorded = await record.classCheckIn(venue, answer.booking.details, proof, at);
    return isRefusal(recorded) ? tell(recorded) : recorded;
  }
  if (answer.kind === 'no_class_now' && venue.open_gym) {
    const visit = await record.openGymVisit(venue, member.id, proof, at);
    if (!isRefusal(visit)) return visit;
    if (!details) return tell(visit);
  }
  return tell(
    details ? refuseBooking(answer.code, details, venue.time_zone, at) : refuse('no_booking_here'),
  );
}

function toDeskBooking(details: BookingDetailsRow) {
  const { booking, session } = details;
  return {
    details,
    status: booking.status,
    pendingFor: booking.pending_for,
    startsAt: booking.starts_at.getTime(),
    classCancelled: session.status === 'cancelled' && booking.cancelled_by === 'venue',
  };
}

type BookingRefusalCode = Exclude<
  Exclude<ReturnType<typeof scanAnswer>, { kind: 'check_in' }>['code'],
  'no_booking_here'
>;

function refuseBooking(
  code: BookingRefusalCode | 'no_booking_here',
  { booking: { starts_at, held_until }, session, position }: BookingDetailsRow,
  zone: string,
  at: EpochMs,
): Refusal {
  const { title, capacity, booked } = session;
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
