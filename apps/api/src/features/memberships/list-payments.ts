import { type BookingState, dropInMoney } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { listLatestPayments, type PaymentRow } from '../payments/index.ts';

type LatestPayment = Awaited<ReturnType<typeof listLatestPayments>>[number];

/** The member's latest payments, for plans and drop-ins, newest first, with their refunds. */
export async function listPayments({ db }: Deps, userId: string, limit: number) {
  const rows = await listLatestPayments(db, userId, limit);
  return { items: rows.map(presentPayment), next_cursor: null };
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
