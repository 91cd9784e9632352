import type { Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { insertCreditNote, insertReceipts, takeNumbers } from './receipts.store.ts';

/**
 * Issues the receipts of payments, in the transaction that settles them as paid and as its last
 * step, because every other transaction that issues one waits from here until the end.
 */
export async function issueReceipts(
  { config, clock }: Deps,
  tx: Tx,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0) return;
  const at = new Date(clock.now());
  const year = at.getUTCFullYear();
  const number = await takeNumbers(tx, 'receipt', year, paymentIds.length);
  await insertReceipts(tx, paymentIds, { year, number }, config.seller, at);
}

/** What was given back: by a refund that succeeded, or (null) by reversing what staff recorded. */
interface GivenBack {
  paymentId: string;
  refundId: string | null;
  amount: Money;
}

/** Issues the credit note of a refund, in the transaction that settles it and as its last step. */
export async function issueCreditNote(
  { config, clock }: Deps,
  tx: Tx,
  { paymentId, refundId, amount }: GivenBack,
): Promise<void> {
  const at = new Date(clock.now());
  const year = at.getUTCFullYear();
  const number = await takeNumbers(tx, 'credit_note', year, 1);
  const note = { paymentId, refundId, ...amount, year, number };
  await insertCreditNote(tx, note, config.seller, at);
}
