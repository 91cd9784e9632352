import type { Insertable } from 'kysely';
import type { Payments } from '../../../platform/database/schema.ts';
import type { Tx } from '../../../platform/database/transaction.ts';

/** Inserts a payment recorded by hand; null when its receipt number was taken. */
export async function insertManualPayment(
  tx: Tx,
  payment: Omit<Insertable<Payments>, 'provider'>,
): Promise<{ id: string } | null> {
  const inserted = await tx
    .insertInto('payments')
    .values({ ...payment, provider: 'manual' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ?? null;
}
