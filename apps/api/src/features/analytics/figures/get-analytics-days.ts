import { type LocalDate, localDateAfter, periodBefore } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listChangedDays, listCountedVenues } from './counted-venues.store.ts';
import { sumDays } from './days.store.ts';
import type { AnalyticsQuery } from './get-analytics.ts';
import { type CountedPeriod, dailyParts, planReading } from './plan-reading.ts';

/** The most days of a period, a leap year. */
const MAX_DAYS = 366;

/** The visits of each local day of a period, and of the one before it. */
export async function getAnalyticsDays(
  { db }: Pick<Deps, 'db'>,
  { organisationId }: Pick<AuthenticatedUser, 'organisationId'>,
  { venue_id, from, to }: AnalyticsQuery & { from: LocalDate },
) {
  if (from > to || localDateAfter(from, MAX_DAYS) <= to)
    return refuse('validation_failed', { field: 'from' });
  if (!organisationId) return refuse('not_found');
  const before = periodBefore({ from, to });
  const periods: CountedPeriod[] = [
    { period: 'present', from, until: localDateAfter(to, 1) },
    ...(before
      ? [{ period: 'before' as const, from: before.from, until: localDateAfter(before.to, 1) }]
      : []),
  ];
  // One snapshot: between two of them a worker might count a day that was read from the rows.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const venues = await listCountedVenues(tx, organisationId, venue_id ?? null);
      if (venue_id && venues.length === 0) return refuse('not_found');
      const ids = venues.map(({ id }) => id);
      const changed = await listChangedDays(tx, ids);
      const sums = await sumDays(tx, planReading(venues, changed, periods, dailyParts));
      const visits = new Map(sums.map((sum) => [`${sum.period} ${sum.date}`, sum.visits]));
      const daysOf = ({ period, from: first, until }: CountedPeriod) => {
        const days = [];
        for (let date = first; date < until; date = localDateAfter(date, 1))
          days.push({ date, visits: visits.get(`${period} ${date}`) ?? 0 });
        return days;
      };
      const [present, earlier] = periods.map(daysOf);
      return { days: present ?? [], before: earlier ?? [] };
    });
}
