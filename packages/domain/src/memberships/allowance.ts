/** How much of one allowance is taken. `used` are visits made, `booked` are places still to come. */
export interface Counter {
  used: number;
  booked: number;
  /** Null: no limit. */
  limit: number | null;
}

/** What is left of an allowance: never below 0; null without a limit. */
export function remaining(counter: Counter): number | null {
  if (counter.limit === null) return null;
  return Math.max(0, counter.limit - counter.used - counter.booked);
}

/** Whether one more visit fits in. */
export function hasRoom(counter: Counter): boolean {
  const left = remaining(counter);
  return left === null || left > 0;
}
