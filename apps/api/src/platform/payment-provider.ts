/** A payment service; card data never reaches this server. */
export interface PaymentProvider {
  /** The name stored in the `payments` table. */
  name: 'demo';
  /** Prepares the checkout page of a payment and returns its URL. */
  startCheckout(payment: { id: string }): Promise<{ checkoutUrl: string }>;
  /** The URL of the checkout page of a payment whose checkout was started before. */
  checkoutUrl(payment: { id: string }): string;
  /** Charges recurring payments; returns those that succeeded. */
  chargeRecurring<P extends { id: string }>(payments: readonly P[]): Promise<P[]>;
  /** Refunds the whole amount. */
  refund(payment: { id: string }): Promise<void>;
}
