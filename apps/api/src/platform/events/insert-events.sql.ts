import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/transaction.ts';

/** An event as it is stored; events of one subject keep their order. */
export interface OutboxRow {
  type: string;
  subject: string;
  payload: string;
}

/** Stores events, to be dispatched after the transaction commits. */
export async function insertEvents(tx: Tx, rows: OutboxRow[]): Promise<void> {
  await tx.insertInto('outbox').values(rows).execute();
}

/**
 * As part of a larger statement: stores an event for each row of `rows`, a part of that statement;
 * none when its type is null.
 */
export function insertEvent(
  event: Record<keyof OutboxRow, RawBuilder<unknown>>,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`INSERT INTO outbox (type, subject, payload)
    SELECT ${event.type}::text, ${event.subject}::text, ${event.payload}::jsonb FROM ${rows}
    WHERE ${event.type}::text IS NOT NULL`;
}
