import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The members who hold or wait for a place in one of these classes. */
export async function listMembersOfSessions(
  db: Db | Tx,
  sessionIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT user_id FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'waitlisted')`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Locks the bookings of locked classes until the transaction ends, so that no member is checked in
 * meanwhile, and returns how many members have been.
 */
export async function lockBookingsOfSessions(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ status: string }>`
    SELECT status FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'completed')
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows.filter(({ status }) => status === 'completed').length;
}

/** How many members of these classes have been checked in. */
export async function countArrivals(db: Db | Tx, sessionIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ arrived: number }>`
    SELECT count(*)::integer AS arrived FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[]) AND status = 'completed'`.execute(db);
  return rows[0]?.arrived ?? 0;
}

/** The starts to which members of these classes agreed: that of their booking, before any move. */
export async function listAgreedStarts(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; agreedStart: EpochMs }[]> {
  const { rows } = await sql<{ sessionId: string; agreedStart: Date }>`
    SELECT DISTINCT class_session_id AS "sessionId",
      date_trunc('milliseconds', coalesce(moved_from, starts_at)) AS "agreedStart"
    FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'waitlisted')`.execute(tx);
  return rows.map((row) => ({ ...row, agreedStart: row.agreedStart.getTime() }));
}

/** The bookings that hold a place in one of these classes. */
export async function listPlacesOfSessions(
  db: Db | Tx,
  sessionIds: readonly string[],
): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('class_session_id', 'in', sessionIds)
    .where('status', 'in', ['pending', 'confirmed'])
    .execute();
  return rows.map(({ id }) => id);
}
