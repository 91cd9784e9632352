import { sql, type Updateable } from 'kysely';
import type { Payments } from '../../../platform/database/schema.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../payment-row.ts';

/** A payment, locked until the transaction ends. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  const row = await tx
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/**
 * Whether the account still exists; it then does until the transaction ends, so that a deleted one
 * cannot start a membership that would be renewed.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a payment that the caller has locked. */
export async function updatePayment(
  tx: Tx,
  id: string,
  values: Updateable<Payments>,
): Promise<void> {
  await tx.updateTable('payments').set(values).where('id', '=', id).execute();
}

/** Marks the place to which `undoToSavepoint` returns. */
export async function setSavepoint(tx: Tx): Promise<void> {
  await sql`SAVEPOINT purchase`.execute(tx);
}

/** Undoes everything since `setSavepoint`; the transaction goes on. */
export async function undoToSavepoint(tx: Tx): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT purchase`.execute(tx);
}
