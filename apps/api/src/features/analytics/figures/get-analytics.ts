import { type LocalDate, localDateAfter, periodBefore, ROLL_UP_START } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listChangedDays, listCountedVenues } from './counted-venues.store.ts';
import { listNames, sumClasses, sumVisits } from './figures.store.ts';
import { type CountedPeriod, planReading } from './plan-reading.ts';
import { compareFigures, hoursOf, topOf, venueFigures } from './present-figures.ts';

/** The most venues that have figures of their own; the sums are of all. */
const MAX_VENUES = 100;

/** Which venues and days are asked for. */
export interface AnalyticsQuery {
  venue_id?: string | undefined;
  from?: LocalDate | undefined;
  to: LocalDate;
}

/** The figures of a period and of the one before it, per venue and in sum. */
export async function getAnalytics(
  deps: { db: Deps['db']; clock: Pick<Deps['clock'], 'now'> },
  { organisationId }: Pick<AuthenticatedUser, 'organisationId'>,
  { venue_id, from, to }: AnalyticsQuery,
) {
  if (from && from > to) return refuse('validation_failed', { field: 'from' });
  if (!organisationId) return refuse('not_found');
  const before = periodBefore({ from: from ?? null, to });
  const periods: CountedPeriod[] = [
    { period: 'present', from: from ?? ROLL_UP_START, until: localDateAfter(to, 1) },
    ...(before
      ? [{ period: 'before' as const, from: before.from, until: localDateAfter(before.to, 1) }]
      : []),
  ];
  // One snapshot: between two of them a worker might count a day that was read from the rows.
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const venues = await listCountedVenues(tx, organisationId, venue_id ?? null);
      if (venue_id && venues.length === 0) return refuse('not_found');
      const changed = await listChangedDays(
        tx,
        venues.map(({ id }) => id),
      );
      const reading = planReading(venues, changed, periods);
      const visits = await sumVisits(tx, reading);
      const classes = await sumClasses(tx, reading, new Date(deps.clock.now()));
      const [topClasses, topTrainers] = [topOf(classes, 'class'), topOf(classes, 'trainer')];
      const names = await listNames(tx, {
        classes: topClasses.map(({ id }) => id),
        trainers: topTrainers.map(({ id }) => id),
      });
      const nameOf = new Map(names.map((name) => [name.id, name]));
      const ofVenues = venueFigures(visits, classes);
      const compare = (ids: readonly string[]) => compareFigures(ofVenues, ids, before !== null);
      const compared = venues.map(({ id, name, archived, zone }) => ({
        ...{ id, name, archived, time_zone: zone },
        ...compare([id]),
      }));
      return {
        from: from ?? null,
        to,
        before,
        total: compare(venues.map(({ id }) => id)),
        venue_count: venues.length,
        venues: compared
          .toSorted(
            (one, other) =>
              Number(one.archived) - Number(other.archived) ||
              other.present.visits - one.present.visits,
          )
          .slice(0, MAX_VENUES),
        hours: hoursOf(visits),
        classes: topClasses.map(({ id, present, before: earlier }) => ({
          id,
          name: nameOf.get(id)?.name ?? '',
          venue_name: nameOf.get(id)?.venueName ?? '',
          ...{ present, before: before && earlier },
        })),
        trainers: topTrainers.map(({ id, present, before: earlier }) => ({
          ...{ id, name: nameOf.get(id)?.name ?? '', present, before: before && earlier },
        })),
      };
    });
}
