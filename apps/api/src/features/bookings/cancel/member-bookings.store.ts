import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import { lowerCounters, type SessionCounters } from '../../classes/index.ts';
import { cancelGuestsOfBookings } from '../guests/guests.store.ts';

/** The upcoming classes in which a member holds or waits for a place. */
export async function listFutureSessionIds(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select('class_session_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('starts_at', '>', now)
    .where('status', 'in', ['pending', 'confirmed', 'waitlisted'])
    .execute();
  return rows.map((row) => row.class_session_id);
}

/** Cancels those bookings, updates the counters of their classes, and deletes idempotency records. */
export async function cancelFutureBookings(tx: Tx, userId: string, at: Date): Promise<void> {
  const { rows } = await sql<SessionCounters & { sessionId: string; ids: string[] }>`
    WITH held AS (
      SELECT id, status FROM bookings
      WHERE user_id = ${userId} AND starts_at > ${at}
        AND status IN ('pending', 'confirmed', 'waitlisted')
    ), cancelled AS (
      UPDATE bookings b SET status = 'cancelled', pending_for = NULL, held_until = NULL,
        cancelled_at = ${at}, cancelled_by = 'member', cancel_reason = 'account_deleted'
      FROM held WHERE b.id = held.id
      RETURNING b.class_session_id, b.id, held.status = 'waitlisted' AS was_waitlisted
    )
    SELECT class_session_id AS "sessionId", array_agg(id) AS ids,
      (count(*) FILTER (WHERE NOT was_waitlisted))::integer AS booked,
      (count(*) FILTER (WHERE was_waitlisted))::integer AS waitlisted
    FROM cancelled GROUP BY 1`.execute(tx);
  await lowerCounters(tx, rows);
  const cancelled = rows.flatMap(({ ids }) => ids);
  await lowerCounters(tx, await cancelGuestsOfBookings(tx, cancelled, at));
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}
