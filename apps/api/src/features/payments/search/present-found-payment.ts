import { amountReceived, type PaymentRow } from '../payment-row.ts';
import type { PresentedReceipts } from '../receipts/load-receipts.ts';
import type { listFoundPayments } from './payment-search.store.ts';

type FoundRow = Awaited<ReturnType<typeof listFoundPayments>>[number];

/** A payment in its wire form for those who keep the books. */
export function presentFoundPayment(row: FoundRow, receipts: PresentedReceipts) {
  const payment = row as FoundRow & PaymentRow;
  const amount = amountReceived(payment);
  const { currency } = amount;
  const isPaid = payment.status === 'paid' || payment.status === 'partially_refunded';
  const left = isPaid ? amount.amount_minor - payment.refunded_minor : 0;
  return {
    id: payment.id,
    member: row.deleted_at ? null : { full_name: row.full_name, email: row.email },
    purpose: payment.purpose,
    plan_code: payment.plan_code,
    billing_interval: payment.billing_interval,
    title: payment.title,
    status: payment.status,
    at: (row.settled_at ?? row.created_at).toISOString(),
    amount,
    refunded: { amount_minor: payment.refunded_minor, currency },
    refundable: left > 0 ? { amount_minor: left, currency } : null,
    provider: payment.provider,
    manual: payment.provider === 'manual' ? presentManual(row) : null,
    ...receipts,
  };
}

function presentManual(row: FoundRow) {
  return {
    method: row.method as 'cash' | 'transfer' | null,
    received_on: row.received_on,
    receipt_number: row.receipt_number,
    // As the reversal has it: not once something has been given back.
    reversible: row.status === 'paid',
    reversed: row.reversal_id !== null,
  };
}
