/**
 * The states of a payment. `open`: its checkout page is open. `processing`: a charge is intended, and
 * the provider has not answered yet. `requires_action`: the bank wants the member's confirmation.
 */
export const PAYMENT_STATES = [
  'open',
  'processing',
  'requires_action',
  'paid',
  'declined',
  'expired',
  'refunded',
  'partially_refunded',
] as const;

/** One state of a payment. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a provider reports of a payment when asked. */
export const REPORTED_STATES = [
  'open',
  'paid',
  'declined',
  'requires_action',
  'expired',
  /** The provider knows no such payment. */
  'missing',
  /** No answer: it may have happened. */
  'unknown',
] as const;

/** One reported state. */
export type ReportedState = (typeof REPORTED_STATES)[number];

const UNPAID: readonly PaymentState[] = ['open', 'processing', 'requires_action'];
const SETTLED: readonly PaymentState[] = ['paid', 'refunded', 'partially_refunded'];

/** Whether money was taken, given back or not. */
export function isSettled(state: PaymentState): boolean {
  return SETTLED.includes(state);
}

/**
 * What a report changes: the new state, or null for nothing. Money taken counts whatever was believed
 * before, once; nothing else is said about a payment that is paid. So the order of reports, and how
 * often each arrives, does not matter.
 */
export function paymentAfterReport(
  current: PaymentState,
  reported: ReportedState,
): 'paid' | 'declined' | 'requires_action' | 'expired' | null {
  if (isSettled(current) || current === reported) return null;
  if (reported === 'paid') return 'paid';
  if (!UNPAID.includes(current)) return null;
  if (reported === 'declined' || reported === 'requires_action') return reported;
  // A charge has no page; one that waits for the bank gets a new page when the member comes back.
  return reported === 'expired' && current === 'open' ? 'expired' : null;
}
