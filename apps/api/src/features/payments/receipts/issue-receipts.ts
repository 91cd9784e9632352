import type { Money } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Issue, insertCreditNote, insertReceipts } from './receipts.store.ts';

/**
 * Issues the receipts of payments, in the transaction that settles them as paid and as its last
 * step, because every other transaction that issues one of the same seller waits from here until the
 * end.
 */
export async function issueReceipts(
  deps: Deps,
  tx: Tx,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length > 0) await insertReceipts(tx, paymentIds, issueNow(deps));
}

/** What was given back: by a refund that succeeded, or (null) by reversing what staff recorded. */
interface GivenBack {
  paymentId: string;
  refundId: string | null;
  amount: Money;
}

/** Issues the credit note of a refund, in the transaction that settles it and as its last step. */
export async function issueCreditNote(
  deps: Deps,
  tx: Tx,
  { amount, ...of }: GivenBack,
): Promise<void> {
  await insertCreditNote(tx, { ...of, ...amount }, issueNow(deps));
}

function issueNow({ config, clock }: Deps): Issue {
  const at = new Date(clock.now());
  return { year: at.getUTCFullYear(), seller: config.seller, at };
}
