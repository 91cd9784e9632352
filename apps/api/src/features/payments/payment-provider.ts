import type { Config } from '../../config.ts';

/** A payment service; card data never reaches this server. */
export interface PaymentProvider {
  /** The name stored in the `payments` table. */
  name: 'demo';
  /** Prepares the checkout page of a payment and returns its URL. */
  startCheckout(payment: { id: string }): Promise<{ checkoutUrl: string }>;
  /** Charges recurring payments; returns those that succeeded. */
  chargeRecurring<P extends { id: string }>(payments: readonly P[]): Promise<P[]>;
  /** Refunds the whole amount. */
  refund(payment: { id: string }): Promise<void>;
}

/** The path of the demo's checkout page of a payment. */
export function demoCheckoutUrl(paymentId: string): string {
  return `/demo/checkout/${paymentId}`;
}

/** The provider of the demo: its own checkout page, no money. */
const demoProvider: PaymentProvider = {
  name: 'demo',
  startCheckout: async ({ id }) => ({ checkoutUrl: demoCheckoutUrl(id) }),
  chargeRecurring: async (payments) => [...payments],
  refund: async () => undefined,
};

/** The configured provider; null when there is none. */
export function paymentProvider(config: Config): PaymentProvider | null {
  return config.demo ? demoProvider : null;
}
