import {
  listPaymentDifferences as differencesOperation,
  exportRevenue as exportOperation,
  recordManualPayment as recordOperation,
  refundPayment as refundOperation,
  getRevenue as revenueOperation,
  reverseManualPayment as reverseOperation,
  searchPayments as searchOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { recordManualPayment } from './manual/record-manual-payment.ts';
import { reverseManualPayment } from './manual/reverse-manual-payment.ts';
import { listPaymentDifferences } from './reconcile/list-payment-differences.ts';
import { refundPayment } from './refund/refund-payment.ts';
import { exportRevenue, getRevenue } from './revenue/get-revenue.ts';
import { searchPayments } from './search/search-payments.ts';

/** Enough to work with; a caller who tries emails or numbers does not get far. */
const SEARCH_LIMIT = {
  name: 'search-payments',
  points: 300,
  seconds: 3600,
  by: 'account',
} as const;

/** Routes of those who keep the books. */
export function opsPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, searchOperation, ({ body, query }) => searchPayments(deps, body.search, query), {
    limit: SEARCH_LIMIT,
  });
  route(app, recordOperation, ({ user, body }) =>
    recordManualPayment(deps, user, {
      userId: body.user_id,
      purpose: body.purpose,
      plan: body.plan_code,
      interval: body.billing_interval,
      amount: body.amount,
      otherAmountReason: body.other_amount_reason ?? null,
      method: body.method,
      receivedOn: body.received_on,
      receiptNumber: body.receipt_number,
    }),
  );
  route(app, reverseOperation, ({ user, params, body }) =>
    reverseManualPayment(deps, user, params.id, body.reason),
  );
  route(app, refundOperation, ({ user, params, headers, body }) =>
    refundPayment(deps, user, params.id, {
      ...body,
      idempotencyKey: headers['idempotency-key'],
    }),
  );
  route(app, differencesOperation, ({ query }) => listPaymentDifferences(deps, query));
  route(app, revenueOperation, ({ query }) => getRevenue(deps, query));
  route(app, exportOperation, async ({ query, reply }) => {
    const file = await exportRevenue(deps, query);
    if (file instanceof Uint8Array)
      reply.header('content-disposition', 'attachment; filename="pulse-revenue.csv"');
    return file;
  });
}
