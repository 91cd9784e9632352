import type { AllowanceCounter, Eligibility, Membership, Venue } from '@pulse/contract/client';
import { visitsLeft } from '../../../features/memberships/visits-left.ts';
import type { VisitAllowance, VisitsLeft } from '../../../features/venues/details/visits-left.tsx';
import { dateIn } from '../../../ui/format/calendar-days.ts';

/** What a visit at a venue uses and what is left, read from the rules and counters that decide. */
export function toVisitAllowance(
  venue: Pick<Venue, 'tier' | 'time_zone'>,
  eligibility: Eligibility | undefined,
  membership: Membership | null,
): VisitAllowance {
  const allowance = membership?.allowance;
  const running = membership !== null && membership.status !== 'ended';
  return {
    here: venueVisitsLeft(eligibility, venue.time_zone),
    month: running && allowance ? toVisitsLeft(allowance.month) : null,
    plus: running && allowance && venue.tier === 'plus' ? toVisitsLeft(allowance.plus) : null,
    plan: running ? membership.plan.code : null,
  };
}

function toVisitsLeft(counter: AllowanceCounter): VisitsLeft {
  return {
    left: visitsLeft(counter) ?? 0,
    limit: counter.limit,
    resetsAt: counter.resets_at,
  };
}

/** The venue's own limit, as the rule of the class counts it: its month, its moment to begin anew. */
function venueVisitsLeft(
  eligibility: Eligibility | undefined,
  zone: string,
): (VisitsLeft & { month: string }) | null {
  const rule = eligibility?.rules.find(({ code }) => code === 'venue_limit_reached');
  if (rule?.code !== 'venue_limit_reached') return null;
  const { limit, remaining, resets_at: resetsAt } = rule.details;
  if (limit === null || resetsAt === null) return null;
  // The window ends where the next month begins: the moment before is in the month that counts.
  const month = dateIn(zone, Date.parse(resetsAt) - 1).slice(0, 7);
  return { left: Math.max(0, remaining ?? 0), limit, resetsAt, month };
}
