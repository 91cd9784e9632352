import { sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Db, Tx } from '../database/transaction.ts';
import type { DomainEventPayloads, DomainEventType } from './domain-events.ts';

/** A domain event that has not been dispatched yet. */
export interface PendingEvent {
  id: string;
  type: DomainEventType;
  payload: DomainEventPayloads[DomainEventType];
  attempts: number;
}

/** After so many attempts an event no longer blocks the later ones of its subject. */
const MAX_BLOCKING_ATTEMPTS = 10;

/**
 * Whether an event is the first pending one of its subject. A subquery with a limit is asked for each
 * event that is looked at; the planner would turn NOT EXISTS into reading all pending ones each time.
 */
const IS_FIRST_OF_SUBJECT = sql<boolean>`(
  SELECT earlier.id FROM outbox earlier
  WHERE earlier.dispatched_at IS NULL AND earlier.subject = event.subject
    AND earlier.id < event.id AND earlier.attempts < ${sql.lit(MAX_BLOCKING_ATTEMPTS)} LIMIT 1) IS NULL`;

/**
 * Whether an event is due: one statement without a transaction, for a dispatcher that has mostly
 * nothing to do. An event that waits for an earlier one of its subject counts as well.
 */
export async function hasDueEvents(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`SELECT
    EXISTS (SELECT FROM outbox WHERE dispatched_at IS NULL AND due_at IS NULL)
    OR EXISTS (SELECT FROM outbox WHERE dispatched_at IS NULL AND due_at <= ${now}) AS due`.execute(
    db,
  );
  return rows[0]?.due ?? false;
}

/** How many seconds the event that has waited longest has been due; 0 where none is. */
export async function longestWaitOfEvents(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`SELECT GREATEST(0,
    extract(epoch FROM ${now} - (SELECT created_at FROM outbox
      WHERE dispatched_at IS NULL AND due_at IS NULL ORDER BY id LIMIT 1)),
    extract(epoch FROM ${now} - (SELECT due_at FROM outbox
      WHERE dispatched_at IS NULL AND due_at IS NOT NULL ORDER BY due_at LIMIT 1))
    )::float8 AS seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/**
 * Locks and returns the oldest due events until the transaction ends: at most one per subject, and
 * only its first pending one, so that events of a subject are dispatched in order. Rows locked by
 * another process are skipped, so several processes share the work. At most half of them have been
 * tried before, so that failing events cannot hold up the others.
 */
export async function lockPendingEvents(tx: Tx, now: Date, limit: number): Promise<PendingEvent[]> {
  const { rows } = await sql<PendingEvent>`
    WITH tried AS MATERIALIZED (
      SELECT event.id FROM outbox event
      WHERE event.dispatched_at IS NULL AND event.due_at <= ${now} AND ${IS_FIRST_OF_SUBJECT}
      ORDER BY event.due_at LIMIT (SELECT ${Math.ceil(limit / 2)}::integer)
      FOR UPDATE SKIP LOCKED
    ), untried AS MATERIALIZED (
      SELECT event.id FROM outbox event
      WHERE event.dispatched_at IS NULL AND event.due_at IS NULL AND ${IS_FIRST_OF_SUBJECT}
      ORDER BY event.id LIMIT (SELECT ${limit}::integer - count(*) FROM tried)
      FOR UPDATE SKIP LOCKED
    )
    SELECT outbox.id::text AS id, type, payload, attempts
    FROM (SELECT id FROM tried UNION ALL SELECT id FROM untried) AS due JOIN outbox USING (id)
    ORDER BY outbox.id`.execute(tx);
  return rows;
}

/** Marks events as dispatched and clears their payloads, which may hold a token sent by email. */
export async function markDispatched(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('outbox')
    .set({ dispatched_at: now, payload: '{}', last_error: null })
    .where('id', 'in', ids.map(Number))
    .execute();
}

/** Reschedules an event for `dueAt` and stores the error. */
export async function rescheduleEvent(
  tx: Tx,
  id: string,
  dueAt: Date,
  error: string,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((row) => ({ due_at: dueAt, last_error: error, attempts: row('attempts', '+', 1) }))
    .where('id', '=', Number(id))
    .execute();
}

/** Deletes events that were dispatched before an instant. */
export async function deleteDispatchedEvents(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM outbox WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM outbox WHERE dispatched_at < ${before} LIMIT ${most}))`.execute(db),
  );
}
