import { sql } from 'kysely';
import type { Db, Tx } from '../database/transaction.ts';

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

/**
 * Removes address and device from the security events of a person. The function of the database does
 * so only once an entry says that the account was deleted.
 */
export async function eraseSecurityEvents(tx: Tx, userId: string): Promise<void> {
  await sql`SELECT audit.erase_person(${userId}::uuid)`.execute(tx);
}
