import type { EpochMs, Money } from '@pulse/domain';

/** The name stored with each payment: who took its money. */
export type ProviderName = 'demo' | 'manual' | 'stripe';

/** A payment as a provider needs it. */
export interface ProviderPayment {
  id: string;
  userId: string;
  title: string;
  amount: Money;
  createdAt: EpochMs;
  /** Of a charge: the same for each repetition, so that the provider charges once. */
  idempotencyKey: string;
  /** The provider's name for the checkout page, and for the charge; null where there is none yet. */
  checkoutReference: string | null;
  reference: string | null;
  /** The card of the checkout page is saved for later charges. */
  savesCard: boolean;
}

/** A card that the provider has saved; its number never reaches this server. */
export interface SavedCard {
  customerReference: string;
  paymentMethodReference: string | null;
  brand: string | null;
  last4: string | null;
  expiresMonth: number | null;
  expiresYear: number | null;
}

/** Money that was taken, as the provider has it now. */
export interface PaidReport {
  status: 'paid';
  reference: string;
  amount: Money;
  /** How much of it was given back, by us or in the provider's dashboard. */
  refundedMinor: number;
  /** The card, where it was saved. */
  card: SavedCard | null;
}

/** What a provider says about a payment; `unknown`: no answer, so it may have happened. */
export type PaymentReport =
  | PaidReport
  | { status: 'declined'; code: string; reference: string | null }
  | { status: 'requires_action'; reference: string | null }
  | { status: 'open' | 'expired' | 'missing' | 'unknown' };

/** A checkout page; `customerReference` of one that saves the card. */
export interface CheckoutPage {
  url: string;
  reference: string | null;
  customerReference: string | null;
}

/** A refund to send, or to ask about once it has a reference. */
export interface ProviderRefund {
  id: string;
  amount: Money;
  paymentReference: string | null;
  reference: string | null;
}

/** What became of a refund; one that `failed` may be tried again. */
export type RefundReport =
  | { status: 'succeeded' | 'pending'; reference: string | null }
  | { status: 'failed'; code: string }
  | { status: 'unknown' };

/** An event of a provider: which payment to ask about, and what else it concerns. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null for a type that changes nothing here. */
  concerns: {
    paymentId: string | null;
    checkoutReference: string | null;
    reference: string | null;
    /** Of a dispute: how much and how it stands. */
    dispute: { reference: string; amount: Money; status: string } | null;
    /** Of a refund that we sent. */
    refundId: string | null;
  } | null;
}

/** A payment in the provider's own list. */
export interface ListedPayment {
  /** Our payment that it names; null: none. */
  paymentId: string | null;
  reference: string;
  amount: Money;
  isPaid: boolean;
  refundedMinor: number;
}

/**
 * A payment service: it takes money, gives it back and reports, and decides nothing. No call is made
 * inside a database transaction. A call whose outcome is not known reports `unknown` instead of
 * throwing.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Whether members can pay on a page; without one only staff record payments. */
  hasCheckout: boolean;
  /** The path of our page that leads to the checkout page of a payment. */
  checkoutPath(payment: { id: string }): string;
  /** Creates the checkout page of a payment, once; `unknown` when the provider does not answer. */
  startCheckout(
    payment: ProviderPayment,
    card: SavedCard | null,
  ): Promise<CheckoutPage | { status: 'unknown' }>;
  /** Closes the checkout page, and reports what became of it: it may have been paid just before. */
  expireCheckout(payment: ProviderPayment): Promise<PaymentReport>;
  /** Charges the saved card while the member is away. Repeated with the same key it charges once. */
  charge(payment: ProviderPayment, card: SavedCard | null): Promise<PaymentReport>;
  /** Gives back an amount of a payment, once for each refund's id. */
  refund(refund: ProviderRefund): Promise<RefundReport>;
  /** The present state of a checkout page or a charge. */
  readPayment(payment: ProviderPayment, card: SavedCard | null): Promise<PaymentReport>;
  /** The provider's own page for cards and invoices, where it has one; null when it does not answer. */
  portalUrl?(customerReference: string, returnUrl: string): Promise<string | null>;
  /** Removes a customer with all saved cards. Throws when the provider does not answer. */
  deleteCustomer(customerReference: string): Promise<void>;
  /** Every payment since an instant, for the daily comparison. */
  listPaymentsSince(since: EpochMs): AsyncIterable<ListedPayment>;
}
