import { API_BASE } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { sendRefusal } from '../../../platform/http/problems/problem-details.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createStripeEventReader } from '../stripe/read-stripe-event.ts';
import { handleProviderEvent } from './handle-provider-event.ts';

/** The path that Stripe sends its events to. */
const PATH = `${API_BASE}/webhooks/stripe`;
/** The largest event, in bytes. */
const BODY_LIMIT = 256 * 1024;
const RETRY_AFTER_SECONDS = 60;

/**
 * Receives Stripe's events. Their signature is over the bytes as they were sent, so this route keeps
 * them; it is no operation of the contract, because only Stripe calls it.
 */
export function stripeWebhook(app: FastifyInstance, deps: Deps): void {
  const { stripe } = deps.config;
  const readEvent = stripe && createStripeEventReader(stripe);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    );
    scope.post(PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (!readEvent) return sendRefusal(request, reply, refuse('not_found'));
      const { body } = request;
      const signature = request.headers['stripe-signature'];
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? await readEvent(body, signature, deps.clock.now())
          : null;
      if (!event) return sendRefusal(request, reply, refuse('validation_failed'));
      // Stripe sends it again until it hears 200.
      if (!(await handleProviderEvent(deps, event)))
        return sendRefusal(
          request,
          reply,
          refuse('service_unavailable', { retry_after_seconds: RETRY_AFTER_SECONDS }),
        );
      return reply.code(200).send({ received: true });
    });
  });
}
