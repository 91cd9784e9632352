import {
  checkPayment as checkOperation,
  openCheckout as checkoutOperation,
  getDemoPayment as demoOperation,
  openPaymentPortal as portalOperation,
  settleDemoPayment as settleOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { checkPayment } from './checkout/check-payment.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import { openPortal } from './customers/open-portal.ts';
import { getDemoPayment } from './demo/get-demo-payment.ts';
import { settleDemoPayment } from './demo/settle-demo-payment.ts';

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
  route(app, demoOperation, ({ user, params }) => getDemoPayment(deps, user.id, params.id));
  route(app, settleOperation, ({ user, params, body }) =>
    settleDemoPayment(deps, user.id, params.id, {
      outcome: body.outcome,
      news: body.news,
      laterCharges: body.later_charges,
    }),
  );
}
