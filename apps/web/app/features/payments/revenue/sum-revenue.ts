import type { Revenue } from '@pulse/contract/client';

/** The sums of one currency: amounts of two are never added. */
export interface RevenueSum {
  currency: string;
  payments: number;
  received_minor: number;
  refunded_minor: number;
  net_minor: number;
}

/** The rows added up, currency by currency, in the order in which the currencies appear. */
export function sumRevenue(rows: readonly Revenue[]): RevenueSum[] {
  const sums = new Map<string, RevenueSum>();
  for (const { currency, payments, received_minor, refunded_minor, net_minor } of rows) {
    const sum = sums.get(currency);
    sums.set(currency, {
      currency,
      payments: payments + (sum?.payments ?? 0),
      received_minor: received_minor + (sum?.received_minor ?? 0),
      refunded_minor: refunded_minor + (sum?.refunded_minor ?? 0),
      net_minor: net_minor + (sum?.net_minor ?? 0),
    });
  }
  return [...sums.values()];
}
