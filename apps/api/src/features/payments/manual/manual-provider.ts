import type { PaymentProvider } from '../../../platform/payment-provider.ts';

/**
 * Payments that staff record: cash and transfers. Nothing can be charged, and a refund is money that
 * staff hand over, so recording it is all there is to do.
 */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  hasCheckout: false,
  checkoutPath: ({ id }) => `/app/pay/${id}`,
  startCheckout: async () => ({ status: 'unknown' }),
  expireCheckout: async () => ({ status: 'expired' }),
  charge: async () => ({ status: 'declined', code: 'no_saved_card', reference: null }),
  refund: async () => ({ status: 'succeeded', reference: null }),
  readPayment: async () => ({ status: 'missing' }),
  deleteCustomer: async () => undefined,
  async *listPaymentsSince() {},
};
