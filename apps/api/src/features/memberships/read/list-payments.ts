import { type BookingState, dropInMoney } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { listPaymentsAfter, loadReceipts, type PaymentRow } from '../../payments/index.ts';

type LatestPayment = Awaited<ReturnType<typeof listPaymentsAfter>>[number];
const ORDER = 'payments';

/** The member's payments, for plans and drop-ins, newest first, with their refunds and receipts. */
export async function listPayments(
  { db }: Deps,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = pageStart(ORDER, 'instant', cursor);
  if (isRefusal(after)) return after;
  const rows = await listPaymentsAfter(db, userId, after, limit + 1);
  const { page, next_cursor } = paginate(rows, limit, ORDER, (row) => ({
    key: row.order_key,
    id: row.id,
  }));
  const receiptsOf = await loadReceipts(db, page);
  const items = page.map((row) => ({ ...presentPayment(row), ...receiptsOf(row.id) }));
  return { items, next_cursor };
}

function presentPayment(row: LatestPayment) {
  const payment = row as LatestPayment & PaymentRow;
  const { starts_at, venue_name, time_zone, settled_at, created_at } = row;
  const amount = { amount_minor: payment.amount_minor, currency: payment.currency };
  const { status, refund_by } = refundOf(payment, amount);
  return {
    id: payment.id,
    purpose: payment.purpose,
    plan_code: payment.plan_code,
    title: payment.title,
    amount,
    status,
    at: (settled_at ?? created_at).toISOString(),
    refund_by,
    class_session:
      starts_at && venue_name && time_zone
        ? { venue_name, starts_at: starts_at.toISOString(), time_zone }
        : null,
  };
}

/** A payment is refunded some seconds after the cancellation; until then its refund is due. */
function refundOf(
  payment: LatestPayment & PaymentRow,
  amount: Parameters<typeof dropInMoney>[0],
): { status: PaymentRow['status'] | 'refund_due'; refund_by: string | null } {
  if (!payment.booking_status) return { status: payment.status, refund_by: null };
  const { state, refund_by } = dropInMoney(amount, {
    status: payment.booking_status as BookingState,
    paymentStatus: payment.status,
    cancelledAt: payment.cancelled_at?.getTime() ?? null,
    lateCancelled: payment.late_cancelled ?? false,
    returnedAt: payment.visit_returned_at?.getTime() ?? null,
  });
  return { status: state === 'refund_due' ? state : payment.status, refund_by };
}
