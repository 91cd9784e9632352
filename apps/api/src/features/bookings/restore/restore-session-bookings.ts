import {
  type EndedBooking,
  type EpochMs,
  type RestoredBookings,
  restoreBookings,
} from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { SessionToRestore } from '../../classes/index.ts';
import {
  countTakenPlaces,
  type EndedBookingRow,
  listEndedBookings,
  lockEndedBookings,
  reviveBookings,
} from './ended-bookings.store.ts';

/** What becomes of the bookings of a cancelled class that is put back at `now`; changes nothing. */
export async function planRestoration(
  db: Db | Tx,
  session: SessionToRestore,
  now: EpochMs,
): Promise<RestoredBookings> {
  const rows = await listEndedBookings(db, session);
  const free = session.capacity - (await countTakenPlaces(db, session.id));
  const bookings = rows.map((row) => ({
    id: row.id,
    order: row.waitlist_number,
    held: heldBy(row),
  }));
  return restoreBookings(bookings, { startsAt: session.startsAt, free }, now);
}

/**
 * Offers the old places of a class that is put back to their members, puts the others back in line, and
 * tells all of them. The caller has locked the members and the class.
 */
export async function restoreSessionBookings(
  tx: Tx,
  session: SessionToRestore,
  now: EpochMs,
): Promise<RestoredBookings> {
  await lockEndedBookings(tx, session);
  const plan = await planRestoration(tx, session, now);
  const { offered, waitlisted, ended, heldUntil } = plan;
  const until = heldUntil === null ? null : new Date(heldUntil);
  await reviveBookings(tx, session.id, { offered, waitlisted, heldUntil: until });
  await publish(
    tx,
    ...[...offered, ...waitlisted, ...ended].map((id) => ({
      type: 'booking.class_restored' as const,
      payload: { booking_id: id },
    })),
  );
  return plan;
}

function heldBy({ had_place, waited, paid_by, is_paid }: EndedBookingRow): EndedBooking['held'] {
  if (paid_by === 'drop_in') return had_place && is_paid ? 'place' : 'unpaid';
  if (had_place) return 'place';
  return waited ? 'waitlist_place' : 'unpaid';
}
