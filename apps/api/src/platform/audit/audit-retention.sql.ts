import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Deletes at most `most` security events from before an instant and returns how many. The function of
 * the database spares those of the last 400 days, whatever instant it is given.
 */
export async function deleteExpiredSecurityEvents(
  db: Db,
  before: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    SELECT audit.delete_expired(${before}, ${most}::integer) AS deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
}

/** The accounts that were deleted before an instant and have entries with an address or a device. */
export async function listAccountsToErase(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT deleted.actor_user_id AS id FROM audit.audit_log deleted
    WHERE deleted.action = 'delete_account' AND deleted.at < ${before}
      AND deleted.subject_id = deleted.actor_user_id::text AND EXISTS (
        SELECT FROM audit.audit_log entry
        WHERE (entry.address IS NOT NULL OR entry.device IS NOT NULL)
          AND (entry.actor_user_id = deleted.actor_user_id
            OR (entry.subject_type = 'user' AND entry.subject_id = deleted.subject_id)))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes address and device from the entries of a deleted account. The function of the database spares
 * an account whose deletion is younger than 30 days, or that acted after it.
 */
export async function eraseSecurityEvents(db: Db, userId: string): Promise<void> {
  await sql`SELECT audit.erase_person(${userId}::uuid)`.execute(db);
}
