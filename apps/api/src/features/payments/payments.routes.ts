import {
  checkPayment as checkOperation,
  openCheckout as checkoutOperation,
  getCreditNote as creditNoteOperation,
  getDemoPayment as demoOperation,
  openPaymentPortal as portalOperation,
  getReceipt as receiptOperation,
  settleDemoPayment as settleOperation,
} from '@pulse/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { checkPayment } from './checkout/check-payment.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import { openPortal } from './customers/open-portal.ts';
import { getDemoPayment } from './demo/get-demo-payment.ts';
import { settleDemoPayment } from './demo/settle-demo-payment.ts';
import { getReceipt } from './receipts/get-receipt.ts';

/** Drawing a page takes some milliseconds of the one thread that all share. */
const DRAWING = { points: 30, seconds: 60, by: 'account' } as const;

/** Each of these calls asks the provider, which limits us as well. */
const LIMIT = { points: 60, seconds: 60, by: 'account' } as const;

/** Routes of a member's own payments, and of the demo's checkout page. */
export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, checkOperation, ({ user, params }) => checkPayment(deps, user.id, params.id), {
    limit: { name: 'check-payment', ...LIMIT },
  });
  route(
    app,
    checkoutOperation,
    async ({ user, params }) => {
      const page = await startCheckout(deps, params.id, user.id);
      return isRefusal(page) ? page : { checkout_url: page.checkoutUrl };
    },
    { limit: { name: 'open-checkout', ...LIMIT } },
  );
  route(app, portalOperation, ({ user }) => openPortal(deps, user.id), {
    limit: { name: 'open-portal', ...LIMIT },
  });
  const limit = { name: 'get-receipt', ...DRAWING };
  route(
    app,
    receiptOperation,
    async ({ user, params, query, language, reply }) =>
      attach(
        reply,
        await getReceipt(deps, user.id, { paymentId: params.id }, query.lang ?? language),
      ),
    { limit },
  );
  route(
    app,
    creditNoteOperation,
    async ({ user, params, query, language, reply }) =>
      attach(
        reply,
        await getReceipt(deps, user.id, { creditNoteId: params.id }, query.lang ?? language),
      ),
    { limit },
  );
  route(app, demoOperation, ({ user, params }) => getDemoPayment(deps, user.id, params.id));
  route(app, settleOperation, ({ user, params, body }) =>
    settleDemoPayment(deps, user.id, params.id, {
      outcome: body.outcome,
      delivery: body.delivery,
      laterCharges: body.later_charges,
    }),
  );
}

/** Names the file that the browser saves. */
function attach(reply: FastifyReply, file: Awaited<ReturnType<typeof getReceipt>>) {
  if (isRefusal(file)) return file;
  reply.header('content-disposition', `attachment; filename="${file.name}"`);
  return file.content;
}
