/** How a guest pays at the desk. */
export const GUEST_PAYMENT_METHODS = ['cash', 'card'] as const;

export type GuestPaymentMethod = (typeof GUEST_PAYMENT_METHODS)[number];

/** A receipt of the desk: money that a guest paid, or that was entered by mistake and is taken back. */
export interface DeskReceipt {
  method: GuestPaymentMethod;
  amountMinor: number;
  currency: string;
  takesBack: boolean;
}

/** The takings of one currency in minor units; below 0 when more is taken back than was entered. */
export interface DeskTakings {
  currency: string;
  cashMinor: number;
  cardMinor: number;
  totalMinor: number;
}

/**
 * Adds up the receipts of a day, a sum for each currency in the order of its name. What is taken back
 * counts on the day on which it is, so that a day that is over never changes.
 */
export function sumTakings(receipts: readonly DeskReceipt[]): DeskTakings[] {
  const currencies = [...new Set(receipts.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const sumOf = (method: GuestPaymentMethod) =>
      receipts
        .filter((receipt) => receipt.currency === currency && receipt.method === method)
        .reduce((sum, { amountMinor, takesBack }) => sum + (takesBack ? -1 : 1) * amountMinor, 0);
    const [cashMinor, cardMinor] = [sumOf('cash'), sumOf('card')];
    return { currency, cashMinor, cardMinor, totalMinor: cashMinor + cardMinor };
  });
}
