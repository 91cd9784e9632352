import { sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The token of a booking's link; undefined when it is not shared. */
export async function findLinkOf(db: Db | Tx, bookingId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking_links')
    .select('token')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.token;
}

/** Gives a booking a link, unless it has one. */
export async function insertLink(
  db: Db | Tx,
  link: { booking_id: string; token: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('booking_links')
    .values(link)
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}

/** Deletes the link of a booking: it leads to nothing any more. */
export async function deleteLink(db: Db | Tx, bookingId: string): Promise<void> {
  await db.deleteFrom('booking_links').where('booking_id', '=', bookingId).execute();
}

/** The booking that a link is for, with the first name of its member. */
export interface SharedBookingRow {
  booking_id: string;
  user_id: string;
  class_session_id: string;
  first_name: string;
}

/** What a link leads to: a place in a class that has not begun at `now`; undefined for all else. */
export async function findSharedBooking(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<SharedBookingRow | undefined> {
  const { rows } = await sql<SharedBookingRow>`
    SELECT b.id AS booking_id, b.user_id, b.class_session_id,
      split_part(u.full_name, ' ', 1) AS first_name
    FROM booking_links l
    JOIN bookings b ON b.id = l.booking_id AND b.status = 'confirmed' AND b.starts_at > ${now}
    JOIN users u ON u.id = b.user_id AND u.deleted_at IS NULL
    WHERE l.token = ${token}`.execute(db);
  return rows[0];
}

/** Deletes the links of classes that have begun. */
export async function deletePastLinks(db: Db, now: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM booking_links WHERE booking_id IN (
      SELECT l.booking_id FROM booking_links l JOIN bookings b ON b.id = l.booking_id
      WHERE b.starts_at <= ${now} LIMIT ${most})`.execute(db),
  );
}

/** Deletes the links of a member whose account is deleted. */
export async function deleteLinksOf(tx: Tx, userId: string): Promise<void> {
  await sql`DELETE FROM booking_links l USING bookings b
    WHERE b.id = l.booking_id AND b.user_id = ${userId}`.execute(tx);
}
