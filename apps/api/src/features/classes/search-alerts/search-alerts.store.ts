import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { AlertSearch } from './alert-session-search.ts';

/** A stored search alert. */
export interface SearchAlertRow {
  id: string;
  user_id: string;
  search: AlertSearch;
  created_at: Date;
  expires_at: Date;
}

const COLUMNS = sql`id, user_id, search, created_at, expires_at`;

/** A member's alerts that have not ended, newest first. */
export async function listAlertsOf(
  db: Db | Tx,
  userId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<SearchAlertRow[]> {
  const { rows } = await sql<SearchAlertRow>`
    SELECT ${COLUMNS} FROM search_alerts WHERE user_id = ${userId} AND expires_at > ${now}
    ORDER BY created_at DESC, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Inserts an alert, or renews the one of the same search. */
export async function upsertAlert(
  tx: Tx,
  {
    userId,
    search,
    at,
    expiresAt,
  }: { userId: string; search: AlertSearch; at: Date; expiresAt: Date },
): Promise<SearchAlertRow> {
  const { rows } = await sql<SearchAlertRow>`
    INSERT INTO search_alerts (user_id, search, created_at, expires_at, checked_at)
    VALUES (${userId}, ${JSON.stringify(search)}::jsonb, ${at}, ${expiresAt}, ${at})
    ON CONFLICT (user_id, search) DO UPDATE SET expires_at = excluded.expires_at
    RETURNING ${COLUMNS}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The alert was not returned');
  return row;
}

/** Deletes an alert of a member, if it is there. */
export async function deleteAlert(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('search_alerts').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Deletes all alerts of a member whose account is being deleted. */
export async function deleteAlertsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('search_alerts').where('user_id', '=', userId).execute();
}

/**
 * Takes the alerts that were checked longest ago, marked as checked `now`; those of other workers are
 * skipped. Without where it is night for the member (the quiet hours of the domain): they are checked
 * in the morning.
 */
export async function takeAlertsToCheck(
  tx: Tx,
  { now, checkedUntil, limit }: { now: Date; checkedUntil: Date; limit: number },
): Promise<SearchAlertRow[]> {
  const { rows } = await sql<SearchAlertRow>`
    UPDATE search_alerts SET checked_at = ${now}
    WHERE id = ANY (ARRAY (
      SELECT due.id FROM search_alerts due
      WHERE due.checked_at <= ${checkedUntil} AND due.expires_at > ${now}
        AND (SELECT u.deleted_at IS NULL
            AND extract(hour FROM ${now}::timestamptz AT TIME ZONE u.time_zone) BETWEEN 7 AND 21
          FROM users u WHERE u.id = due.user_id)
      ORDER BY due.checked_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED))
    RETURNING ${COLUMNS}`.execute(tx);
  return rows;
}

/** Deletes alerts: those of which the members were notified, and those that have ended. */
export async function deleteAlerts(tx: Tx, ids: readonly string[], endedBy: Date): Promise<void> {
  await sql`DELETE FROM search_alerts WHERE id = ANY (${ids}::uuid[])`.execute(tx);
  await sql`DELETE FROM search_alerts WHERE id IN (
    SELECT id FROM search_alerts WHERE checked_at < ${endedBy} AND expires_at <= ${endedBy}
    ORDER BY checked_at LIMIT 500 FOR UPDATE SKIP LOCKED)`.execute(tx);
}
