import { type EpochMs, isoInstant, offlineConflict } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingRow, GuestRow } from '../../bookings/index.ts';
import { findPartnerClassSession } from '../../classes/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { findDeskMember } from '../checkins.store.ts';
import { refuseAtDesk } from '../front-desk/refuse-at-desk.ts';

/** What a desk without a network ticked, with the start of the class that it saw. */
export interface SeenAtDesk {
  id: string;
  starts_at: string;
}

/** What has happened to a booking since the desk saw it, so that a person decides; null when nothing has. */
export function refuseConflict(
  { time_zone }: CheckInVenueRow,
  booking: Pick<BookingRow, 'status' | 'cancelled_by' | 'starts_at'>,
  seen: SeenAtDesk,
): Refusal | null {
  const seenStartsAt = Date.parse(seen.starts_at);
  const conflict = offlineConflict({
    status: booking.status,
    classCancelled: booking.status === 'cancelled' && booking.cancelled_by === 'venue',
    startsAt: booking.starts_at.getTime(),
    seenStartsAt,
  });
  if (conflict === null) return null;
  if (conflict === 'not_checkable') return refuse(conflict, { status: booking.status });
  if (conflict === 'class_cancelled') return refuse(conflict, {});
  return refuse(conflict, {
    was_starts_at: isoInstant(seenStartsAt),
    starts_at: booking.starts_at.toISOString(),
    time_zone,
  });
}

/** The refusal with the sentence that names the member, or their guest, and the class. */
export async function describeConflict(
  tx: Tx,
  venue: CheckInVenueRow,
  booking: BookingRow,
  refusal: Refusal,
  at: EpochMs,
  guest?: GuestRow,
): Promise<Refusal> {
  const session = await findPartnerClassSession(tx, booking.class_session_id);
  const topic = session && { title: session.title, startsAt: booking.starts_at.getTime() };
  const member = guest ? null : await findDeskMember(tx, booking.user_id);
  const about = { venue, member, guestName: guest?.name, session: topic ?? undefined };
  return refuseAtDesk(tx, refusal, about, at);
}
