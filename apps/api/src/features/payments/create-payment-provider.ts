import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/transaction.ts';
import type { PaymentProvider } from '../../platform/payment-provider.ts';
import { createDemoProvider } from './demo/demo-provider.ts';
import { manualProvider } from './manual/manual-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** The configured provider: Stripe where it has a key, else the demo's bank, else staff alone. */
export function createPaymentProvider(
  config: Config,
  deps: { db: Db; clock: Clock },
): PaymentProvider {
  if (config.stripe) return createStripeProvider(config.stripe, config.publicUrl, deps.clock);
  return config.demo ? createDemoProvider(deps) : manualProvider;
}
