import './payments.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { paymentRoutes } from './payments.routes.ts';
import { expirePayments, listPaymentsForExport } from './payments.store.ts';

export { type ChargeOutcome, collectCharge } from './collect-charge.ts';
export { openPayment } from './open-payment.ts';
export { setPaymentHook } from './payment-hooks.ts';
export { createPaymentProvider } from './payment-provider.ts';
export {
  findConfirmUrl,
  findPaymentOfBooking,
  listLatestPayments,
  type PaymentRow,
} from './payments.store.ts';
export { refundBooking } from './refund-booking.ts';
export { requestCharge } from './request-charge.ts';

/** Registers payments: the demo's checkout page and the job that expires unpaid ones. */
export function registerPayments(app: FastifyInstance, deps: Deps): void {
  paymentRoutes(app, deps);
  deps.jobs.every('payments.expire', 60, async () => {
    await expirePayments(deps.db, new Date(deps.clock.now()));
  });
  deps.personalData.exportAs('payments', listPaymentsForExport);
}
