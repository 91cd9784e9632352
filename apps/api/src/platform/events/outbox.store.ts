import { sql } from 'kysely';
import type { Db, Tx } from '../database/transaction.ts';
import type { DomainEventPayloads, DomainEventType } from './domain-events.ts';

/** One fact that waits to be told. */
export interface PendingEvent {
  id: string;
  type: DomainEventType;
  payload: DomainEventPayloads[DomainEventType];
  attempts: number;
}

/** After so many attempts a fact no longer holds up the later ones about its subject. */
const MAX_BLOCKING_ATTEMPTS = 10;

/**
 * Takes the oldest due facts, at most one a subject and only the first untold of it, and keeps
 * others from taking them while the transaction lives. Rows that another process holds are skipped,
 * so several share the work.
 */
export async function lockPendingEvents(tx: Tx, now: Date, limit: number): Promise<PendingEvent[]> {
  const { rows } = await sql<PendingEvent>`
    SELECT id, type, payload, attempts FROM outbox fact
    WHERE dispatched_at IS NULL AND (due_at IS NULL OR due_at <= ${now})
      AND NOT EXISTS (
        SELECT FROM outbox earlier
        WHERE earlier.dispatched_at IS NULL AND earlier.subject = fact.subject
          AND earlier.id < fact.id AND earlier.attempts < ${MAX_BLOCKING_ATTEMPTS})
    ORDER BY id LIMIT ${limit}
    FOR UPDATE OF fact SKIP LOCKED`.execute(tx);
  return rows;
}

/** Marks facts as told and forgets what they carried: a payload may hold a mailed token. */
export async function markDispatched(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('outbox')
    .set({ dispatched_at: now, payload: '{}', last_error: null })
    .where('id', 'in', ids)
    .execute();
}

/** Puts a fact off until `dueAt` and keeps the reason. */
export async function rescheduleEvent(
  tx: Tx,
  id: string,
  dueAt: Date,
  error: string,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((row) => ({ due_at: dueAt, last_error: error, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes facts that were told before an instant. */
export async function deleteDispatchedEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('dispatched_at', '<', before).execute();
}
