import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The classes to come in which a member holds or awaits a place. */
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

/** Cancels those bookings, moves the counters of their classes, and forgets remembered answers. */
export async function cancelFutureBookings(tx: Tx, userId: string, at: Date): Promise<void> {
  await sql`
    WITH held AS (
      SELECT id, status FROM bookings
      WHERE user_id = ${userId} AND starts_at > ${at}
        AND status IN ('pending', 'confirmed', 'waitlisted')
    ), cancelled AS (
      UPDATE bookings b SET status = 'cancelled', pending_for = NULL, held_until = NULL,
        cancelled_at = ${at}, cancelled_by = 'member', cancel_reason = 'account_deleted'
      FROM held WHERE b.id = held.id
      RETURNING b.class_session_id, held.status = 'waitlisted' AS waited
    )
    UPDATE class_sessions s
    SET booked = s.booked - c.places, waitlisted = s.waitlisted - c.waits
    FROM (
      SELECT class_session_id, count(*) FILTER (WHERE NOT waited) AS places,
        count(*) FILTER (WHERE waited) AS waits
      FROM cancelled GROUP BY 1
    ) c
    WHERE s.id = c.class_session_id`.execute(tx);
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}

/** The visits a month that these venues allow one member; venues without a limit are left out. */
export async function listVisitLimits(
  db: Db,
  venueIds: readonly string[],
): Promise<Map<string, number>> {
  if (venueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('venues')
    .select(['id', 'visit_limit_per_month'])
    .where('id', 'in', venueIds)
    .where('visit_limit_per_month', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.visit_limit_per_month ?? 0]));
}

/** Forgets answers that no client retries any more. */
export async function deleteOldIdempotencyRecords(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
