import type { LocalDate } from '../time/zones.ts';

/** Whether the visits of a venue are paid: not at all, from a day to come, or already. */
export type VisitPayment = 'unpaid' | 'later' | 'paid';

/**
 * Whether visits are paid on a day of the venue. `paidFrom` is the first day from which a rate is
 * agreed; rates are never backdated, so earlier visits stay unpaid.
 */
export function visitPaymentOn(today: LocalDate, paidFrom: LocalDate | null): VisitPayment {
  if (paidFrom === null) return 'unpaid';
  return paidFrom > today ? 'later' : 'paid';
}
