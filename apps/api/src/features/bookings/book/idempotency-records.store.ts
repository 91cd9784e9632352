import type { Db } from '../../../platform/database/transaction.ts';
import type { IdempotencyKey } from './idempotency-record.ts';

/** The stored response of a request, returned when the request is repeated. */
export interface IdempotencyRecord extends IdempotencyKey {
  status: number;
  response: unknown;
}

/** Deletes idempotency records created before an instant, which no client repeats any more. */
export async function deleteOldIdempotencyRecords(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
