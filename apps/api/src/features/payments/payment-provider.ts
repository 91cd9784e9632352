import type { Config } from '../../config.ts';

/** A service that takes money. Each part behind it keeps card data away from this server. */
export interface PaymentProvider {
  /** As the `payments` table names it. */
  name: 'demo';
  /** Prepares a page on which this payment is made and answers its address. */
  startCheckout(payment: { id: string }): Promise<{ checkoutUrl: string }>;
  /** Takes payments again that were agreed to before; answers those that succeeded. */
  chargeRecurring<P extends { id: string }>(payments: readonly P[]): Promise<P[]>;
  /** Gives the whole amount back. */
  refund(payment: { id: string }): Promise<void>;
}

/** Where the demo's own card page asks for a payment. */
export function demoCheckoutUrl(paymentId: string): string {
  return `/demo/checkout/${paymentId}`;
}

/** The embedded default: a card page of our own, no money. */
const demoProvider: PaymentProvider = {
  name: 'demo',
  startCheckout: async ({ id }) => ({ checkoutUrl: demoCheckoutUrl(id) }),
  chargeRecurring: async (payments) => [...payments],
  refund: async () => undefined,
};

/** The provider this server is set up with; null when there is none. */
export function paymentProvider(config: Config): PaymentProvider | null {
  return config.demo ? demoProvider : null;
}
