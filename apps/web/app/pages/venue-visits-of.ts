import type { Eligibility, Membership } from '@pulse/contract/client';
import type { VisitCount } from '../features/venues/venue-visits.tsx';

/** The reader's visits at a venue in its calendar month, read from the rule that counts them. */
export function visitsHere(
  eligibility: Eligibility | undefined,
  limit: number | null,
): VisitCount | null {
  const facts = eligibility?.rules.find((rule) => rule.code === 'venue_limit_reached')?.facts;
  if (limit === null || !facts) return null;
  return { used: Number(facts.used ?? 0) + Number(facts.booked ?? 0), limit };
}

/** The visits of the billing month, used and booked; null without a plan. */
export function visitsOfMonth(membership: Membership | null | undefined): VisitCount | null {
  const month = membership?.allowance.month;
  return month ? { used: month.used + month.booked, limit: month.limit } : null;
}
