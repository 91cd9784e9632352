import type { Insertable } from 'kysely';
import type { Payments } from '../../platform/database/schema.ts';
import type { Tx } from '../../platform/database/transaction.ts';

/** Inserts payments that were charged without a checkout page. */
export async function insertPaidPayments(tx: Tx, rows: Insertable<Payments>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('payments').values(rows).execute();
}
