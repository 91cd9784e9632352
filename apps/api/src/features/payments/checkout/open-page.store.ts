import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { NewCheckout } from './checkout.store.ts';

/**
 * Lets one transaction at a time open checkout pages for a member, until it ends. It locks no row:
 * a transaction that settles a payment does not wait for it.
 */
export async function lockOpeningPages(tx: Tx, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout pages ${userId}`}, 0))`.execute(
    tx,
  );
}

/** SQL for the open payments of the same member for the same thing at the same price. */
function isSameIntent(payment: NewCheckout): RawBuilder<boolean> {
  return sql<boolean>`status = 'open' AND user_id = ${payment.user_id}
    AND provider = ${payment.provider} AND purpose = ${payment.purpose}
    AND amount_minor = ${payment.amount_minor} AND currency = ${payment.currency}
    AND plan_code IS NOT DISTINCT FROM ${payment.plan_code}
    AND billing_interval IS NOT DISTINCT FROM ${payment.billing_interval}
    AND membership_id IS NOT DISTINCT FROM ${payment.membership_id}::uuid`;
}

/** The open page for the same thing that can be paid until `at` at least; null without one. */
export async function findOpenPage(
  tx: Tx,
  payment: NewCheckout,
  at: Date,
): Promise<{ id: string; return_path: string } | null> {
  const row = await tx
    .selectFrom('payments')
    .select(['id', 'return_path'])
    .where(isSameIntent(payment))
    .where('expires_at', '>=', at)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes where a page leads back to. */
export async function saveReturnPath(tx: Tx, id: string, return_path: string): Promise<void> {
  await tx.updateTable('payments').set({ return_path }).where('id', '=', id).execute();
}

/**
 * Ends the time of the open pages for the same thing; the job then closes them at the provider. One
 * that is being settled at this moment is left alone, and waiting for it could never end.
 */
export async function endOpenPages(tx: Tx, payment: NewCheckout, now: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ expires_at: now })
    .where('id', 'in', (open) =>
      open
        .selectFrom('payments')
        .select('id')
        .where(isSameIntent(payment))
        .where('expires_at', '>', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
