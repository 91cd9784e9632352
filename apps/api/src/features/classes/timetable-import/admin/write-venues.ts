import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../../platform/database/transaction.ts';
import type { NewSession } from '../../schedule/templates.store.ts';
import type { TimetableRow } from '../csv/read-row.ts';
import { isFileFault } from '../faults/faults.ts';
import { entryOf } from '../plan/entry-of-row.ts';
import { CITY_RULES, planImport } from '../plan/plan-import.ts';
import { planSessions } from '../plan/plan-sessions.ts';
import { writePlan } from '../write/write-plan.ts';
import type { ResolvedVenues } from './resolve-venues.ts';

type Session = Omit<NewSession, 'templateId'>;

/** Adds the rows of a file to their venues, each as its own plan says; returns what that came to. */
export async function writeVenues(
  tx: Tx,
  rows: readonly TimetableRow[],
  { venueOf }: Pick<ResolvedVenues, 'venueOf'>,
  now: EpochMs,
) {
  const sessions: Session[] = [];
  let [classes, created] = [0, 0];
  // Two places of a file may be one venue.
  const ofVenue = Map.groupBy(rows, ({ place }) => venueOf.get(place)?.id);
  for (const venue of new Map([...venueOf.values()].map((one) => [one.id, one])).values()) {
    const entries = (ofVenue.get(venue.id) ?? []).map(entryOf);
    const plan = await planImport(tx, venue, entries, { ...CITY_RULES, now });
    if (isFileFault(plan)) return plan;
    classes += plan.additions.filter(({ addition }) => !addition.existing).length;
    created += await writePlan(tx, venue.id, plan.additions, () => null);
    const sessionsOf = planSessions({ zone: venue.time_zone, now, starts: 'all', closed: [] });
    const unchanged = plan.unchanged.map(({ existing, weekly, dates }) =>
      sessionsOf({ ...existing, weekly, dates }),
    );
    for (const some of [...plan.additions.map((one) => one.sessions), ...unchanged])
      sessions.push(...some);
  }
  const dates = sessions.map(({ localDate }) => localDate).sort();
  return {
    templates_created: classes,
    sessions_created: created,
    sessions_already_there: sessions.length - created,
    sessions_in_the_past: sessions.filter(({ startsAt }) => startsAt <= now).length,
    first_date: dates[0] ?? null,
    last_date: dates.at(-1) ?? null,
  };
}
