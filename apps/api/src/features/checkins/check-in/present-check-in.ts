import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { respond } from '../../../platform/http/routes/route.ts';
import { findBooking, presentBookings } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { type CheckInMethod, findDeskMember } from '../checkins.store.ts';
import { presentDeskMember } from '../present-desk-member.ts';
import type { RecordedCheckIn } from './record-class-check-in.ts';

/** The response of a check-in: 201 the first time, 200 for a repeated request. */
export async function presentCheckIn(
  deps: Deps,
  tx: Tx,
  { checkIn, alreadyCheckedIn }: RecordedCheckIn,
  venue: CheckInVenueRow,
  now: EpochMs,
) {
  const row = checkIn.booking_id ? await findBooking(tx, checkIn.booking_id) : undefined;
  const [booking = null] = row ? await presentBookings(deps, tx, [row], now) : [];
  return respond(alreadyCheckedIn ? 200 : 201, {
    id: checkIn.id,
    kind: checkIn.kind as 'class' | 'open_gym',
    method: checkIn.method as CheckInMethod,
    checked_in_at: checkIn.checked_in_at.toISOString(),
    already_checked_in: alreadyCheckedIn,
    venue: { id: venue.id, name: venue.name, city: venue.city, time_zone: venue.time_zone },
    member: presentDeskMember(await findDeskMember(tx, checkIn.user_id)),
    booking,
  });
}
