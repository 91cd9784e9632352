import { sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A confirmed booking that may be due for a reminder. */
export interface RemindableBooking {
  id: string;
  starts_at: Date;
  booked_at: Date | null;
  /** The member's time zone, which decides on the quiet hours. */
  time_zone: string;
}

/** One reminder of one start time. */
export interface DueReminder {
  booking_id: string;
  hours_before: number;
  starts_at: Date;
}

/**
 * One page of the confirmed bookings whose reminder may have become due in the last hour: classes
 * that begin 24 h or 2 h after that hour, and, for members whose quiet hours have just ended, those
 * that begin sooner. This is a prefilter; the domain decides. No class lasts longer than a day, so
 * the index on the end finds them.
 */
export async function listRemindableBookings(
  db: Db,
  now: Date,
  page: { after: string | null; limit: number },
): Promise<RemindableBooking[]> {
  const { rows } = await sql<RemindableBooking>`
    SELECT b.id, b.starts_at, b.booked_at, u.time_zone
    FROM bookings b JOIN users u ON u.id = b.user_id
    WHERE b.status = 'confirmed'
      AND b.ends_at > ${now} AND b.ends_at < ${now}::timestamptz + interval '48 hours'
      AND b.starts_at > ${now} AND b.starts_at <= ${now}::timestamptz + interval '24 hours'
      AND (b.starts_at > ${now}::timestamptz + interval '23 hours'
        OR b.starts_at BETWEEN ${now}::timestamptz + interval '1 hour'
          AND ${now}::timestamptz + interval '2 hours'
        OR extract(hour FROM ${now}::timestamptz AT TIME ZONE u.time_zone) = 7)
      AND (${page.after}::uuid IS NULL OR b.id > ${page.after}::uuid)
    ORDER BY b.id LIMIT ${page.limit}`.execute(db);
  return rows;
}

/** Records reminders as sent and returns those that were not recorded before. */
export async function insertSentReminders(
  tx: Tx,
  reminders: DueReminder[],
): Promise<DueReminder[]> {
  if (reminders.length === 0) return [];
  return tx
    .insertInto('sent_reminders')
    .values(reminders)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['booking_id', 'hours_before', 'starts_at'])
    .execute();
}

/** Deletes the reminders of classes that began before an instant. */
export async function deleteSentReminders(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM sent_reminders WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM sent_reminders WHERE starts_at < ${before} LIMIT ${most}))`.execute(db),
  );
}
