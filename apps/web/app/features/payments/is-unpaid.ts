import type { PaymentOnPage } from '@pulse/contract/client';

/** Whether a payment can still be paid on a page. */
export function isUnpaid({ status }: PaymentOnPage): boolean {
  return status === 'open' || status === 'requires_action';
}
