import {
  getDemoPayment as getOperation,
  settleDemoPayment as settleOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { getDemoPayment } from './get-demo-payment.ts';
import { settleDemoPayment } from './settle-demo-payment.ts';

/** Routes of the demo's checkout page. */
export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getOperation, ({ user, params }) => getDemoPayment(deps, user.id, params.id));
  route(app, settleOperation, ({ user, params, body }) =>
    settleDemoPayment(deps, user.id, params.id, body.outcome),
  );
}
