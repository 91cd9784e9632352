import { sql } from 'kysely';
import type { Db, Tx } from './transaction.ts';

/**
 * Resolves once no failover can undo what had been committed before: a commit of its own, or that of
 * the transaction, waits for the standby. For an answer that repeats an earlier one, whose own commit
 * may have been cut off while it waited.
 */
export async function confirmCommits(db: Db | Tx): Promise<void> {
  await sql`SELECT pg_logical_emit_message(true, 'pulse', '')`.execute(db);
}
