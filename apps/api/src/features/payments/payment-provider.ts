import type { Config } from '../../config.ts';
import type { PaymentProvider } from '../../platform/payment-provider.ts';

const checkoutUrl = ({ id }: { id: string }) => `/demo/checkout/${id}`;

/** The provider of the demo: its own checkout page, no money. */
const demoProvider: PaymentProvider = {
  name: 'demo',
  startCheckout: async (payment) => ({ checkoutUrl: checkoutUrl(payment) }),
  checkoutUrl,
  chargeRecurring: async (payments) => [...payments],
  refund: async () => undefined,
};

/** The configured provider; null when there is none. */
export function createPaymentProvider(config: Config): PaymentProvider | null {
  return config.demo ? demoProvider : null;
}
