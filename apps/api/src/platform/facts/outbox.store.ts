import { sql } from 'kysely';
import type { Db, Tx } from '../database/transaction.ts';
import type { FactPayloads, FactType } from './facts.ts';

/** One fact that waits to be told. */
export interface UntoldFact {
  id: string;
  type: FactType;
  payload: FactPayloads[FactType];
  attempts: number;
}

/** After so many attempts a fact no longer holds up the later ones about its subject. */
const HOLDS_UP_UNTIL = 10;

/**
 * Takes the oldest due facts, at most one a subject and only the first untold of it, and keeps
 * others from taking them while the transaction lives. Rows that another process holds are skipped,
 * so several share the work.
 */
export async function takeUntoldFacts(tx: Tx, now: Date, most: number): Promise<UntoldFact[]> {
  const { rows } = await sql<UntoldFact>`
    SELECT id, type, payload, attempts FROM outbox fact
    WHERE told_at IS NULL AND (due_at IS NULL OR due_at <= ${now})
      AND NOT EXISTS (
        SELECT FROM outbox earlier
        WHERE earlier.told_at IS NULL AND earlier.subject = fact.subject
          AND earlier.id < fact.id AND earlier.attempts < ${HOLDS_UP_UNTIL})
    ORDER BY id LIMIT ${most}
    FOR UPDATE OF fact SKIP LOCKED`.execute(tx);
  return rows;
}

/** Marks facts as told and forgets what they carried: a payload may hold a mailed token. */
export async function markTold(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('outbox')
    .set({ told_at: now, payload: '{}', last_error: null })
    .where('id', 'in', ids)
    .execute();
}

/** Puts a fact off until `dueAt` and keeps the reason. */
export async function putOffFact(tx: Tx, id: string, dueAt: Date, error: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((row) => ({ due_at: dueAt, last_error: error, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes facts that were told before an instant. */
export async function deleteToldFacts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('told_at', '<', before).execute();
}
