import { localDateOf, sumVenues } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { listCheckInVenues } from '../check-in-venues.store.ts';
import { presentCounts, presentVenueToday, toDayCounts } from './present-venue-today.ts';
import { countVenuesToday, listNextClasses } from './venues-today.store.ts';

/** The most venues of one answer. */
const MAX_VENUES = 100;

/** Today across an organisation's venues; what concerns money is for the partner admin only. */
export async function getPartnerToday({ db, clock }: Deps, user: AuthenticatedUser) {
  if (!user.organisationId)
    return { sum: presentCounts(sumVenues([])), venues: [], more_venues: false };
  const now = clock.now();
  const found = await listCheckInVenues(db, {
    organisationId: user.organisationId,
    search: undefined,
    after: null,
    limit: MAX_VENUES,
  });
  const venues = found
    .slice(0, MAX_VENUES)
    .map(({ id, name, time_zone }) => ({ id, name, time_zone, date: localDateOf(now, time_zone) }));
  const [rows, classes] = await Promise.all([
    countVenuesToday(db, venues, new Date(now)),
    listNextClasses(db, venues, new Date(now)),
  ]);
  const days = new Map(rows.map((row) => [row.id, row]));
  const isAdmin = user.role === 'partner_admin';
  return {
    sum: presentCounts(sumVenues(rows.map(toDayCounts))),
    venues: venues.flatMap((venue) => {
      const day = days.get(venue.id);
      const next = classes.filter(({ venue_id }) => venue_id === venue.id);
      return day ? [presentVenueToday(venue, day, next, isAdmin)] : [];
    }),
    more_venues: found.length > MAX_VENUES,
  };
}
