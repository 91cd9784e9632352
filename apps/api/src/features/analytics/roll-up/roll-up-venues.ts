import { type LocalDate, laterDate, localDateAfter, ROLL_UP_START } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addUpClasses, countClassesOfDays } from './class-counts.store.ts';
import {
  findFirstDay,
  findOpenDay,
  listVenuesToCount,
  lockRolledUntil,
  setRolledUntil,
  takeChangedDays,
} from './rolled-venues.store.ts';
import { addUpVisits, countVisitsOfDays } from './visit-counts.store.ts';

/** A venue with a long history is counted in steps, so that none takes long. */
const DAYS_A_STEP = 366;

/**
 * Counts the days that are over and those that have changed, in a transaction for each venue. What
 * fails at one is logged and tried again by the next run, and stops no other.
 */
export async function rollUpVenues({
  db,
  clock,
  log,
  jobs: { stopping },
}: {
  db: Deps['db'];
  jobs: Pick<Deps['jobs'], 'stopping'>;
  clock: Pick<Deps['clock'], 'now'>;
  log: { error: (details: { err: unknown; venue: string }, message: string) => void };
}): Promise<void> {
  const now = new Date(clock.now());
  for (const venueId of await listVenuesToCount(db, now)) {
    try {
      let isBehind = true;
      while (isBehind && !stopping.aborted)
        isBehind = await inTransaction(db, (tx) => countVenue(tx, venueId, now));
    } catch (error) {
      log.error({ err: error, venue: venueId }, 'the visits of a venue could not be counted');
    }
  }
}

/** Counts at most a year of days, and the changed ones; returns whether there are more. */
async function countVenue(tx: Tx, venueId: string, now: Date): Promise<boolean> {
  const rolledUntil = await lockRolledUntil(tx, venueId);
  if (!rolledUntil) return false;
  const target = await findOpenDay(tx, venueId, now);
  const first = (await findFirstDay(tx, venueId)) ?? target;
  const from = laterDate(first, rolledUntil);
  const step = localDateAfter(from, DAYS_A_STEP);
  const until = laterDate(step, target) === step ? target : step;
  const reached = laterDate(until, rolledUntil);
  // Taken away before the rows are read: whatever is changed from here on is noted again.
  const changed = await takeChangedDays(tx, venueId, reached);
  const days = changed
    .filter((day) => day < rolledUntil)
    .map((day) => ({ starts: day, until: localDateAfter(day, 1) }));
  if (from < until) days.push({ starts: from, until });
  if (days.length > 0) {
    const ranges = days.map((range) => ({ venueId, period: '', ...range }));
    await countVisitsOfDays(tx, ranges);
    await countClassesOfDays(tx, ranges, now);
    await addUp(tx, venueId, monthsOf(days));
  }
  await setRolledUntil(tx, venueId, reached);
  return reached < target;
}

/** Adds days up to months, months to years, years to all. */
async function addUp(tx: Tx, venueId: string, months: readonly LocalDate[]): Promise<void> {
  const years = [...new Set(months.map((month) => `${month.slice(0, 4)}-01-01`))];
  const sums = [
    { level: 'month', of: 'day', starts: months, interval: '1 month' },
    { level: 'year', of: 'month', starts: years, interval: '1 year' },
    { level: 'all', of: 'year', starts: [ROLL_UP_START], interval: '1000 years' },
  ];
  for (const sum of sums) {
    await addUpVisits(tx, venueId, sum);
    await addUpClasses(tx, venueId, sum);
  }
}

/** The first days of the months that ranges of days touch. */
function monthsOf(ranges: readonly { starts: LocalDate; until: LocalDate }[]): LocalDate[] {
  const months = new Set<LocalDate>();
  for (const { starts, until } of ranges) {
    let month = Temporal.PlainDate.from(starts).with({ day: 1 });
    for (; month.toString() < until; month = month.add({ months: 1 })) months.add(month.toString());
  }
  return [...months];
}
