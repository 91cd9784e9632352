import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { getDeskTakings } from './get-desk-takings.ts';
import { recordGuestPayment } from './record-guest-payment.ts';
import { reverseGuestPayment } from './reverse-guest-payment.ts';

/** Routes for what guests pay at the desk. */
export function guestPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.recordGuestPayment, ({ user, params, body }) =>
    recordGuestPayment(deps, user, params.id, body.method),
  );
  route(app, contract.reverseGuestPayment, ({ user, params, body }) =>
    reverseGuestPayment(deps, user, params.id, body.reason),
  );
  route(app, contract.getDeskTakings, ({ user, params, query }) =>
    getDeskTakings(deps, user, params.id, query.date),
  );
}
