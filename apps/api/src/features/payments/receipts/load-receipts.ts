import type { Db } from '../../../platform/database/transaction.ts';
import { receiptNumber } from './receipt-number.ts';
import { listReceiptsOf } from './receipts.store.ts';

type IssuedReceipt = Awaited<ReturnType<typeof listReceiptsOf>>[number];

/** A payment's documents in their wire form. */
export type PresentedReceipts = ReturnType<typeof presentReceipts>;

/** Reads the documents of a page of payments, and returns those of one payment by its id. */
export async function loadReceipts(
  db: Db,
  payments: readonly { id: string }[],
): Promise<(paymentId: string) => PresentedReceipts> {
  const ids = payments.map(({ id }) => id);
  const receipts = ids.length > 0 ? await listReceiptsOf(db, ids) : [];
  const ofPayment = Map.groupBy(receipts, (receipt) => receipt.payment_id);
  return (paymentId) => presentReceipts(ofPayment.get(paymentId) ?? []);
}

function presentReceipts(receipts: readonly IssuedReceipt[]) {
  const receipt = receipts.find(({ kind }) => kind === 'receipt');
  return {
    receipt: receipt ? { number: receiptNumber(receipt) } : null,
    credit_notes: receipts
      .filter(({ kind }) => kind === 'credit_note')
      .map((note) => ({
        id: note.id,
        number: receiptNumber(note),
        amount: { amount_minor: note.amount_minor, currency: note.currency },
        issued_at: note.issued_at.toISOString(),
      })),
  };
}
