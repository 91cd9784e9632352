import {
  type EndedBooking,
  type EpochMs,
  type RestoredBookings,
  restoreBookings,
} from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { RestoredCounts, SessionToRestore } from '../../classes/index.ts';
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
  const plans = await planRestorations(db, [session], now);
  return plans.get(session.id) ?? planFor(session, [], 0, now);
}

/**
 * Offers the old places of classes that are put back to their members, puts the others back in line, and
 * notifies all of them. The caller has locked the members and the classes.
 */
export async function restoreSessionBookings(
  tx: Tx,
  sessions: readonly SessionToRestore[],
  now: EpochMs,
): Promise<RestoredCounts> {
  const counts: RestoredCounts = { offered: 0, waitlisted: 0, ended: 0 };
  if (sessions.length === 0) return counts;
  await lockEndedBookings(tx, sessions);
  const plans = await planRestorations(tx, sessions, now);
  for (const [sessionId, { offered, waitlisted, ended, heldUntil }] of plans) {
    const until = heldUntil === null ? null : new Date(heldUntil);
    await reviveBookings(tx, sessionId, { offered, waitlisted, heldUntil: until });
    await publish(
      tx,
      ...[...offered, ...waitlisted, ...ended].map((id) => ({
        type: 'booking.class_restored' as const,
        payload: { booking_id: id },
      })),
    );
    counts.offered += offered.length;
    counts.waitlisted += waitlisted.length;
    counts.ended += ended.length;
  }
  return counts;
}

// Of the classes that had bookings: most of many classes had none.
async function planRestorations(
  db: Db | Tx,
  sessions: readonly SessionToRestore[],
  now: EpochMs,
): Promise<Map<string, RestoredBookings>> {
  const rows = Map.groupBy(await listEndedBookings(db, sessions), (row) => row.class_session_id);
  const taken = await countTakenPlaces(db, [...rows.keys()]);
  const booked = sessions.filter(({ id }) => rows.has(id));
  return new Map(
    booked.map((session) => {
      const { id } = session;
      return [id, planFor(session, rows.get(id) ?? [], taken.get(id) ?? 0, now)];
    }),
  );
}

function planFor(
  { capacity, startsAt }: SessionToRestore,
  rows: readonly EndedBookingRow[],
  taken: number,
  now: EpochMs,
): RestoredBookings {
  const bookings = rows.map((row) => ({
    id: row.id,
    order: row.waitlist_number,
    held: heldBy(row),
  }));
  return restoreBookings(bookings, { startsAt, free: capacity - taken }, now);
}

function heldBy({ had_place, waited, paid_by, is_paid }: EndedBookingRow): EndedBooking['held'] {
  if (paid_by === 'drop_in') return had_place && is_paid ? 'place' : 'unpaid';
  if (had_place) return 'place';
  return waited ? 'waitlist_place' : 'unpaid';
}
