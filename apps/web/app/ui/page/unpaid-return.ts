import type { PaymentOnPage } from '@pulse/contract/client';

const outcomes = ['declined', 'expired', 'open'] as const;

/** How a payment ended that was not made, and what it was for. */
export interface UnpaidReturn {
  outcome: (typeof outcomes)[number];
  purpose: string;
}

type LeftPayment = Pick<PaymentOnPage, 'status' | 'purpose' | 'return_path'>;

/** Where a payment leads back to; the address says how one ended that was not made, as `?declined=drop_in`. */
export function wayBack({ status, purpose, return_path: path }: LeftPayment): string {
  const outcome = outcomes.find((one) => one === status);
  if (!outcome) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${outcome}=${purpose}`;
}

/** What `wayBack` wrote into the address; null for a member who does not come from a payment. */
export function unpaidReturnOf(search: string): UnpaidReturn | null {
  const params = new URLSearchParams(search);
  const outcome = outcomes.find((one) => params.has(one));
  return outcome ? { outcome, purpose: params.get(outcome) ?? '' } : null;
}
