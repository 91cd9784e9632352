import type { Money } from '../../money.ts';
import { DAY, type EpochMs, type TimeRange } from '../../time/instants.ts';
import { type BillingCalendar, paidPeriod } from '../billing/billing-calendar.ts';
import { upgradeCharge } from '../billing/proration.ts';
import type { AgreedTerms } from '../plans/agreed-terms.ts';
import type { BillingInterval } from '../plans/plans.ts';
import { planChange } from './change-plan.ts';

/** What a change of plan costs and when it takes effect. */
export interface ChangeQuote {
  /** Immediately: the terms, and what is charged now. */
  now: { terms: AgreedTerms; charge: Money } | null;
  /** From the renewal on; null when the renewal keeps the terms above. */
  atRenewal: AgreedTerms | null;
  renewsAt: EpochMs;
  /** What the renewal costs. */
  renewalPrice: Money;
}

/** A membership as a change of plan reads it. */
export interface ChangeableMembership extends BillingCalendar {
  terms: AgreedTerms;
  periodEndsAt: EpochMs;
}

/**
 * What changing to `requested` costs at `now`; null when it changes nothing. `requested` has its terms
 * for both intervals, since an upgrade keeps the interval until the renewal. Throws when the two
 * plans are in different currencies.
 */
export function quoteChange(
  { terms, periodEndsAt, ...calendar }: ChangeableMembership,
  requested: { interval: BillingInterval; terms: Record<BillingInterval, AgreedTerms> },
  now: EpochMs,
): ChangeQuote | null {
  const target = requested.terms[requested.interval];
  const change = planChange(
    { plan: terms.plan, interval: terms.interval },
    { plan: target.plan, interval: requested.interval },
  );
  if (!change.now && !change.at_renewal) return null;
  const upgraded = change.now ? requested.terms[change.now.interval] : null;
  const period = chargedDays(calendar, paidPeriod(calendar, periodEndsAt, terms.interval));
  return {
    now: upgraded && {
      terms: upgraded,
      charge: upgradeCharge(terms.price, upgraded.price, period, now),
    },
    atRenewal: change.at_renewal ? target : null,
    renewsAt: periodEndsAt,
    renewalPrice: (change.at_renewal ? target : (upgraded ?? terms)).price,
  };
}

/** The period without its pauses, which are not paid for. */
function chargedDays({ pauses }: BillingCalendar, period: TimeRange): TimeRange {
  const paused = pauses
    .filter((pause) => pause.startsAt >= period.startsAt && pause.startsAt < period.endsAt)
    .reduce((sum, pause) => sum + pause.endsAt - pause.startsAt, 0);
  return {
    startsAt: Math.min(period.startsAt + paused, period.endsAt - DAY),
    endsAt: period.endsAt,
  };
}
