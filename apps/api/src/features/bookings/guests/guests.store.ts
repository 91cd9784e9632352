import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A guest with a place in the class of a member's booking. */
export interface GuestRow {
  id: string;
  booking_id: string;
  /** Null once it is erased. */
  name: string | null;
  created_at: Date;
  cancelled_at: Date | null;
  arrived_at: Date | null;
}

const COLUMNS = ['id', 'booking_id', 'name', 'created_at', 'cancelled_at', 'arrived_at'] as const;

/** One guest of any member, cancelled ones too. */
export function findGuest(db: Db | Tx, id: string): Promise<GuestRow | undefined> {
  return db.selectFrom('guests').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The guests of one booking who have a place, in the order in which they were added. */
export function listGuests(db: Db | Tx, bookingId: string): Promise<GuestRow[]> {
  return db
    .selectFrom('guests')
    .select(COLUMNS)
    .where('booking_id', '=', bookingId)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Adds a guest; the caller counts the place in the locked class. */
export async function insertGuest(
  tx: Tx,
  guest: Pick<GuestRow, 'id' | 'booking_id' | 'name' | 'created_at'>,
): Promise<void> {
  await tx.insertInto('guests').values(guest).execute();
}

/** Cancels one guest who has a place and has not arrived; true when it did. */
export async function cancelOneGuest(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('guests')
    .set({ cancelled_at: at })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('arrived_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Cancels the guests of cancelled bookings: no guest comes without the member. Returns how many places
 * that frees in each class; the caller has locked the classes and lowers their counters.
 */
export async function cancelGuestsOfBookings(
  tx: Tx,
  bookingIds: readonly string[],
  at: Date,
): Promise<{ sessionId: string; booked: number; waitlisted: number }[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<{ sessionId: string; booked: number; waitlisted: number }>`
    WITH cancelled AS (
      UPDATE guests SET cancelled_at = ${at}
      WHERE booking_id = ANY (${bookingIds}::uuid[]) AND cancelled_at IS NULL
        AND arrived_at IS NULL
      RETURNING booking_id)
    SELECT b.class_session_id AS "sessionId", count(*)::integer AS booked, 0 AS waitlisted
    FROM cancelled JOIN bookings b ON b.id = cancelled.booking_id
    GROUP BY b.class_session_id`.execute(tx);
  return rows;
}

/** Gives back the places of those guests who were cancelled together with their booking. */
export async function restoreGuests(tx: Tx, bookingId: string, cancelledAt: Date, free: number) {
  const { rows } = await sql<{ id: string }>`
    UPDATE guests SET cancelled_at = NULL
    WHERE id IN (SELECT id FROM guests
      WHERE booking_id = ${bookingId} AND cancelled_at = ${cancelledAt}
      ORDER BY created_at, id LIMIT ${Math.max(0, free)})
    RETURNING id`.execute(tx);
  return rows.length;
}

/** Records that a guest has arrived, or, with null, that this was a mistake. */
export async function setGuestArrival(
  tx: Tx,
  id: string,
  arrival: { at: Date; staffUserId: string } | null,
): Promise<void> {
  await tx
    .updateTable('guests')
    .set({ arrived_at: arrival?.at ?? null, staff_user_id: arrival?.staffUserId ?? null })
    .where('id', '=', id)
    .execute();
}

/** Erases the names of the guests of classes that ended before an instant; at most 1000 at once. */
export async function eraseGuestNames(db: Db, endedBefore: Date): Promise<void> {
  await sql`
    UPDATE guests SET name = NULL
    WHERE id IN (SELECT g.id FROM guests g JOIN bookings b ON b.id = g.booking_id
      WHERE g.name IS NOT NULL AND b.ends_at < ${endedBefore}
      ORDER BY g.created_at LIMIT 1000)`.execute(db);
}

/** Erases the names that a member whose account is deleted has typed. */
export async function eraseGuestNamesOf(tx: Tx, userId: string): Promise<void> {
  await sql`UPDATE guests g SET name = NULL FROM bookings b
    WHERE b.id = g.booking_id AND b.user_id = ${userId}`.execute(tx);
}

/** The guests that a member has brought, newest first, for the data export. */
export function listGuestsForExport(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('guests as g')
    .innerJoin('bookings as b', 'b.id', 'g.booking_id')
    .select(['g.id', 'g.booking_id', 'g.name', 'g.created_at', 'g.cancelled_at', 'g.arrived_at'])
    .where('b.user_id', '=', userId)
    .orderBy('g.created_at', 'desc')
    .limit(limit)
    .execute();
}
