/** How much of one allowance is taken. `used` are visits made, `booked` are places still to come. */
export interface AllowanceCounter {
  used: number;
  booked: number;
  /** Null: no limit. */
  limit: number | null;
}

/** What is left of an allowance: never below 0; null without a limit. */
export function remainingAllowance(counter: AllowanceCounter): number | null {
  if (counter.limit === null) return null;
  return Math.max(0, counter.limit - counter.used - counter.booked);
}

/** Whether one more visit fits in. */
export function hasAllowanceLeft(counter: AllowanceCounter): boolean {
  const amountLeft = remainingAllowance(counter);
  return amountLeft === null || amountLeft > 0;
}
