import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/**
 * Takes the next turn of each member and holds it until the transaction ends: nobody else changes
 * what they hold meanwhile, and whoever decided on facts from before decides again. In the order
 * of their ids, and always before any class is locked, so that no two transactions wait for each
 * other.
 */
export async function lockMembers(tx: Tx, userIds: Iterable<string>): Promise<void> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return;
  await sql`INSERT INTO member_locks (user_id, version)
    SELECT id, 1 FROM unnest(${ids}::uuid[]) AS id ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET version = member_locks.version + 1`.execute(tx);
}

/** Locks classes until the transaction ends, in the order of their ids. */
export async function lockSessions(tx: Tx, sessionIds: Iterable<string>): Promise<void> {
  const ids = [...new Set(sessionIds)];
  if (ids.length === 0) return;
  await tx
    .selectFrom('class_sessions')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
