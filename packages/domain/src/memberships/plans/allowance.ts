/** How much of one allowance is taken: `used` counts past visits, `booked` upcoming places. */
export interface AllowanceCounter {
  used: number;
  booked: number;
  /** Null: no limit. */
  limit: number | null;
}

/** How many visits of an allowance remain: never below 0; null without a limit. */
export function remainingAllowance(counter: AllowanceCounter): number | null {
  if (counter.limit === null) return null;
  return Math.max(0, counter.limit - counter.used - counter.booked);
}

/** Whether the allowance has at least one visit left. */
export function hasAllowanceLeft(counter: AllowanceCounter): boolean {
  const amountLeft = remainingAllowance(counter);
  return amountLeft === null || amountLeft > 0;
}
