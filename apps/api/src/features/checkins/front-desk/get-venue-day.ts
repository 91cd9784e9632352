import { localDateOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { shareReads } from '../../../platform/share-reads.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { presentCheckInVenue } from '../present-check-in-venue.ts';
import { findVenueForStaff } from './venue-access.ts';
import { countArrivalsByHour, countVenueDay, listRecentCheckIns } from './venue-day.store.ts';

/**
 * Reads today's figures of a venue: arrivals, places filled, new members, no-show rates, busy hours.
 * Dashboards of a venue ask at the same moment, when they hear of an arrival: one read answers them.
 */
export function venueDayReader(deps: Deps) {
  const share = shareReads<Awaited<ReturnType<typeof readVenueDay>>>();
  return async (staff: AuthenticatedUser, venueId: string) => {
    const venue = await findVenueForStaff(deps.db, staff, venueId);
    return isRefusal(venue) ? venue : share(venue.id, () => readVenueDay(deps, venue));
  };
}

async function readVenueDay({ db, clock }: Deps, venue: CheckInVenueRow) {
  const now = clock.now();
  const date = localDateOf(now, venue.time_zone);
  const [figures, hours, recent] = await Promise.all([
    countVenueDay(db, venue.id, date, new Date(now)),
    countArrivalsByHour(db, venue, date),
    listRecentCheckIns(db, venue.id, date),
  ]);
  return {
    venue: presentCheckInVenue(venue),
    date,
    came_today: figures.came_today,
    expected_by_now: figures.expected_by_now,
    places_filled: figures.places_filled,
    places_total: figures.places_total,
    new_members: figures.new_members,
    no_show_rate: share(figures.missed, figures.counted),
    no_show_rate_before: share(figures.missed_before, figures.counted_before),
    late_cancel_rate: share(figures.late, figures.counted),
    late_cancel_rate_before: share(figures.late_before, figures.counted_before),
    arrivals_by_hour: hours,
    recent: recent.map((row) => ({ ...row, checked_in_at: row.checked_in_at.toISOString() })),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
