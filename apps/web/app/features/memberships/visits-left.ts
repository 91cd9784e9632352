import type { AllowanceCounter } from '@pulse/contract/client';

/** Visits of an allowance that can still be booked; null where it has no limit. */
export function visitsLeft({
  used,
  booked,
  limit,
}: Pick<AllowanceCounter, 'used' | 'booked' | 'limit'>): number | null {
  return limit === null ? null : Math.max(0, limit - used - booked);
}
