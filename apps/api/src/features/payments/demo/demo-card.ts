import type { SavedCard } from '../../../platform/payment-provider.ts';

/** What the demo's bank says: to a payment, and later to charges of the card that was saved. */
export type DemoAnswer = 'approve' | 'decline' | 'confirm';

// The last four digits of well-known test cards, so that they differ in a list.
const LAST_DIGITS: Record<DemoAnswer, string> = {
  approve: '4242',
  decline: '0341',
  confirm: '3184',
};

/** A card of the demo's bank, which answers so when it is charged later. */
export function demoCard(userId: string, answer: DemoAnswer): SavedCard {
  return {
    customerReference: `demo-${userId}`,
    paymentMethodReference: answer,
    brand: 'visa',
    last4: LAST_DIGITS[answer],
    expiresMonth: 12,
    expiresYear: 2034,
  };
}

/** How a saved card answers; one of the demo data, which no member paid with, approves. */
export function answerOf(card: SavedCard | null): DemoAnswer {
  const reference = card?.paymentMethodReference;
  return reference === 'decline' || reference === 'confirm' ? reference : 'approve';
}
