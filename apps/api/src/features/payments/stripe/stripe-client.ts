import PQueue from 'p-queue';
import type Stripe from 'stripe';
import type { StripeConfig } from '../../../config/stripe-config.ts';
import { CALLS_IN_FLIGHT } from '../for-each-bounded.ts';

/** Calls Stripe, with at most ten calls of this process in flight. */
export type CallStripe = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Repetitions of the SDK itself, under the same key, after a 500 or a broken connection. */
const REPETITIONS = 1;

/** The SDK, loaded when it is first needed: it is large, and the server shall start soon. */
export function createStripeClient(config: StripeConfig): {
  call: CallStripe;
  client: () => Promise<Stripe>;
} {
  const queue = new PQueue({ concurrency: CALLS_IN_FLIGHT });
  let opened: Promise<Stripe> | null = null;
  const client = () => {
    opened ??= open(config);
    return opened;
  };
  return { client, call: async (work) => queue.add(async () => work(await client())) };
}

async function open({ secretKey, apiBase, timeoutMs }: StripeConfig): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    maxNetworkRetries: REPETITIONS,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiBase && {
      host: apiBase.hostname,
      port: apiBase.port,
      protocol: apiBase.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}
