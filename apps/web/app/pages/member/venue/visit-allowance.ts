import type { AllowanceCounter, Eligibility, Membership, Venue } from '@pulse/contract/client';
import { visitsLeft } from '#features/memberships/visits-left.ts';
import type { VisitAllowance, VisitsLeft } from '#features/venues/details/visits-left.tsx';
import { dateIn } from '#ui/format/calendar-days.ts';

/** Returns the limits that a visit at a venue counts towards, from eligibility and membership. */
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

/** Returns the venue's own limit from the eligibility rule; null without one. */
function venueVisitsLeft(
  eligibility: Eligibility | undefined,
  timeZone: string,
): (VisitsLeft & { month: string }) | null {
  const rule = eligibility?.rules.find(({ code }) => code === 'venue_limit_reached');
  if (rule?.code !== 'venue_limit_reached') return null;
  const { limit, remaining, resets_at: resetsAt } = rule.details;
  if (limit === null || resetsAt === null) return null;
  // The limit resets when the next month begins, so the instant before is in the counted month.
  const month = dateIn(timeZone, Date.parse(resetsAt) - 1).slice(0, 7);
  return { left: Math.max(0, remaining ?? 0), limit, resetsAt, month };
}
