import { type EpochMs, isoInstant } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { respond } from '../../../platform/http/routes/route.ts';
import { presentBookingDetails, presentBookings } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import type { CheckInMethod } from '../checkins.store.ts';
import { presentDeskMember } from '../present-desk-member.ts';
import type { RecordedCheckIn } from './record-class-check-in.ts';

/** The response of a check-in: 201 the first time, 200 for a repeated request. */
export async function presentCheckIn(
  deps: Deps,
  db: Db | Tx,
  recorded: RecordedCheckIn,
  venue: Pick<CheckInVenueRow, 'id' | 'name' | 'city' | 'time_zone'>,
  now: EpochMs,
) {
  const { checkIn, alreadyCheckedIn } = recorded;
  return respond(alreadyCheckedIn ? 200 : 201, {
    id: checkIn.id,
    kind: checkIn.kind as 'class' | 'open_gym',
    method: checkIn.method as CheckInMethod,
    checked_in_at: checkIn.checked_in_at.toISOString(),
    already_checked_in: alreadyCheckedIn,
    venue: { id: venue.id, name: venue.name, city: venue.city, time_zone: venue.time_zone },
    member: presentDeskMember(checkIn),
    booking: await presentBookingOf(deps, db, recorded, now),
  });
}

async function presentBookingOf(
  deps: Deps,
  db: Db | Tx,
  { checkIn, details }: RecordedCheckIn,
  now: EpochMs,
) {
  if (!checkIn.booking_id) return null;
  if (details) {
    const booking = { ...details.booking, status: 'completed' as const };
    const checkedInAt = isoInstant(checkIn.checked_in_at.getTime());
    return presentBookingDetails(deps, { ...details, booking, checkedInAt }, now);
  }
  const [booking = null] = await presentBookings(deps, db, [{ id: checkIn.booking_id }], now);
  return booking;
}
