import type { Db } from '../../../platform/database/transaction.ts';
import type { ListedPayment, ProviderName } from '../../../platform/payment-provider.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../payment-row.ts';

/** Our payments that the provider lists, by its reference: the one that names it, or ours that it names. */
export async function findListed(
  db: Db,
  listed: readonly ListedPayment[],
): Promise<Map<string, PaymentRow>> {
  if (listed.length === 0) return new Map();
  const ids = listed.flatMap(({ paymentId }) => paymentId ?? []);
  const rows = (await db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where((payment) =>
      payment.or([
        payment(
          'provider_reference',
          'in',
          listed.map(({ reference }) => reference),
        ),
        ...(ids.length > 0 ? [payment('id', 'in', ids)] : []),
      ]),
    )
    .execute()) as PaymentRow[];
  const byReference = new Map(rows.map((row) => [row.provider_reference, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    listed.flatMap(({ reference, paymentId }) => {
      const row = byReference.get(reference) ?? (paymentId ? byId.get(paymentId) : undefined);
      return row ? [[reference, row] as const] : [];
    }),
  );
}

/** Notes that payments were found at the provider. */
export async function markReconciled(db: Db, ids: readonly string[], run: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('payments').set({ reconciled_at: run }).where('id', 'in', ids).execute();
}

/** Payments that were settled in a window of time and not found at the provider. */
export async function listNotReconciled(
  db: Db,
  provider: ProviderName,
  { from, until, before }: { from: Date; until: Date; before: Date },
  limit: number,
): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('provider', '=', provider)
    .where('status', 'in', ['paid', 'refunded', 'partially_refunded'])
    .where('settled_at', '>=', from)
    .where('settled_at', '<=', until)
    .where((payment) =>
      payment.or([payment('reconciled_at', 'is', null), payment('reconciled_at', '<', before)]),
    )
    .orderBy('settled_at')
    .limit(limit)
    .execute();
  return rows as PaymentRow[];
}
