import { sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type { IdempotencyKey } from './idempotency-record.ts';

/** The stored response of a request, returned when the request is repeated. */
export interface IdempotencyRecord extends IdempotencyKey {
  status: number;
  response: unknown;
}

/** Deletes idempotency records created before an instant, which no client repeats any more. */
export async function deleteOldIdempotencyRecords(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM idempotency_keys WHERE created_at < ${before} LIMIT ${most}))`.execute(db),
  );
}
