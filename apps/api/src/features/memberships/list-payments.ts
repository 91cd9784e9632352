import type { Deps } from '../../platform/deps.ts';
import { listLatestPayments, type PaymentRow } from '../payments/index.ts';

/** The member's latest payments, for plans and drop-ins, newest first. */
export async function listPayments({ db }: Deps, userId: string, limit: number) {
  const rows = await listLatestPayments(db, userId, limit);
  return {
    items: rows.map(({ created_at, settled_at, ...row }) => {
      const payment = row as PaymentRow;
      return {
        id: payment.id,
        purpose: payment.purpose,
        plan_code: payment.plan_code,
        title: payment.title,
        amount: { amount_minor: payment.amount_minor, currency: payment.currency },
        status: payment.status,
        at: (settled_at ?? created_at).toISOString(),
      };
    }),
    next_cursor: null,
  };
}
