import './payments.events.ts';
import { DAY } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { collectUnsettledCharges } from './charge/collect-unsettled-charges.ts';
import { expirePayments } from './checkout/expire-payments.ts';
import { listCardsForExport } from './customers/customers.store.ts';
import {
  DELETE_CUSTOMER,
  deleteCustomer,
  deleteCustomersOf,
} from './customers/delete-customers.ts';
import { deliverLateDemoEvents } from './demo/deliver-demo-event.ts';
import { opsPaymentRoutes } from './ops-payments.routes.ts';
import { paymentRoutes } from './payments.routes.ts';
import { listPaymentsForExport } from './payments.store.ts';
import { clearBuyerName, listReceiptsForExport } from './receipts/receipts.store.ts';
import { reconcilePayments } from './reconcile/reconcile-payments.ts';
import { sendRefunds } from './refund/send-refunds.ts';
import { stripeWebhook } from './webhook/stripe-webhook.routes.ts';
import { deleteOldWebhookEvents } from './webhook/webhook-events.store.ts';

export { type ChargeOutcome, collectCharge, collectCharges } from './charge/collect-charge.ts';
export { type ChargeCommand, requestCharge, requestCharges } from './charge/request-charge.ts';
export { openPayment } from './checkout/open-payment.ts';
export { startCheckout } from './checkout/start-checkout.ts';
export { createPaymentProvider } from './create-payment-provider.ts';
export { setPaymentHook } from './payment-hooks.ts';
export { amountAsked, type PaymentRow } from './payment-row.ts';
export { findConfirmUrl, findPaymentOfBooking, listPaymentsAfter } from './payments.store.ts';
export { loadReceipts } from './receipts/load-receipts.ts';
export { requestRefund } from './refund/request-refund.ts';

/** A provider repeats its events for some days. */
const EVENTS_KEPT = 60 * DAY;

/**
 * Registers payments: what members and those who keep the books call, the provider's events, and the
 * jobs that go on where a request or a server ended.
 */
export function registerPayments(app: FastifyInstance, deps: Deps): void {
  const { db, clock, jobs, personalData } = deps;
  paymentRoutes(app, deps);
  opsPaymentRoutes(app, deps);
  stripeWebhook(app, deps);
  jobs.every('payments.expire', 15, () => expirePayments(deps));
  jobs.every('payments.collect', 10, () => collectUnsettledCharges(deps));
  jobs.every('payments.refund', 15, () => sendRefunds(deps));
  jobs.every('payments.reconcile', DAY / 1000, () => reconcilePayments(deps));
  jobs.every('payments.delete-old-events', DAY / 1000, () =>
    deleteOldWebhookEvents(db, new Date(clock.now() - EVENTS_KEPT)),
  );
  if (deps.paymentProvider.name === 'demo')
    jobs.every('payments.deliver-demo-events', 5, () => deliverLateDemoEvents(deps));
  jobs.define(DELETE_CUSTOMER, (customer: Parameters<typeof deleteCustomer>[1]) =>
    deleteCustomer(deps, customer),
  );
  personalData.exportAs('payments', listPaymentsForExport);
  personalData.exportAs('cards', listCardsForExport);
  personalData.exportAs('receipts', listReceiptsForExport);
  personalData.eraseWith('payments', (tx, userId) => deleteCustomersOf(deps, tx, userId));
  personalData.eraseWith('receipts', clearBuyerName);
}
