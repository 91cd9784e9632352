import type { ClassSum, VisitSum } from './figures.store.ts';

/** The most classes, and trainers, that are listed. */
const TOP = 10;

/** The figures of a period. */
export interface Figures {
  visits: number;
  open_gym: number;
  first_visits: number;
  returning_visits: number;
  no_shows: number;
  late_cancels: number;
  sessions: number;
  capacity: number;
  booked: number;
}

const NONE: Figures = {
  visits: 0,
  open_gym: 0,
  first_visits: 0,
  returning_visits: 0,
  no_shows: 0,
  late_cancels: 0,
  sessions: 0,
  capacity: 0,
  booked: 0,
};

/** The figures of each venue, by its id and the period. */
export function venueFigures(
  visits: readonly VisitSum[],
  classes: readonly ClassSum[],
): ReadonlyMap<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const sum of visits) {
    if (sum.venueId === null) continue;
    figures.set(`${sum.period} ${sum.venueId}`, { ...NONE, ...presentVisits(sum) });
  }
  for (const sum of classes) {
    if (sum.of !== 'venue') continue;
    const key = `${sum.period} ${sum.id}`;
    const { sessions, capacity, booked } = sum;
    figures.set(key, { ...(figures.get(key) ?? NONE), sessions, capacity, booked });
  }
  return figures;
}

const presentVisits = ({ visits, openGym, firstVisits, noShows, lateCancels }: VisitSum) => ({
  visits,
  open_gym: openGym,
  first_visits: firstVisits,
  returning_visits: visits - firstVisits,
  no_shows: noShows,
  late_cancels: lateCancels,
});

/** The figures of some venues together, now and before. */
export function compareFigures(
  figures: ReadonlyMap<string, Figures>,
  venueIds: readonly string[],
  hasBefore: boolean,
): { present: Figures; before: Figures | null } {
  const sum = (period: string) => {
    const total = { ...NONE };
    for (const venueId of venueIds) {
      const own = figures.get(`${period} ${venueId}`) ?? NONE;
      for (const key of Object.keys(NONE) as (keyof Figures)[]) total[key] += own[key];
    }
    return total;
  };
  return { present: sum('present'), before: hasBefore ? sum('before') : null };
}

/** The visits of each hour of a weekday, now and before, in order. */
export function hoursOf(sums: readonly VisitSum[]) {
  return sums
    .flatMap(({ weekday, hour, visits, visitsBefore }) =>
      weekday === null || hour === null || visits === 0
        ? []
        : [{ weekday, hour, visits: visits - visitsBefore, visits_before: visitsBefore }],
    )
    .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);
}

/** The classes, or trainers, with the most visits in the period, and their figures before. */
export function topOf(sums: readonly ClassSum[], of: 'class' | 'trainer') {
  const own = sums.filter((sum) => sum.of === of);
  const earlier = new Map(
    own.filter(({ period }) => period === 'before').map((sum) => [sum.id, presentClass(sum)]),
  );
  return own
    .filter(({ period, visits, sessions }) => period === 'present' && visits + sessions > 0)
    .sort((a, b) => b.visits - a.visits || b.booked - a.booked)
    .flatMap((sum) =>
      sum.id === null
        ? []
        : [{ id: sum.id, present: presentClass(sum), before: earlier.get(sum.id) ?? NO_CLASSES }],
    )
    .slice(0, TOP);
}

const presentClass = ({ sessions, capacity, booked, visits, noShows, lateCancels }: ClassSum) => ({
  ...{ sessions, capacity, booked, visits, no_shows: noShows, late_cancels: lateCancels },
});

const NO_CLASSES = {
  ...{ sessions: 0, capacity: 0, booked: 0, visits: 0, no_shows: 0, late_cancels: 0 },
};
