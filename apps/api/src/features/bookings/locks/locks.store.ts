import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/**
 * Locks members until the transaction ends by incrementing the version of their lock: no other
 * transaction changes their bookings meanwhile, and a decision made on an older version is retried.
 * In the order of their ids, and always before any class is locked, which prevents deadlocks.
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
