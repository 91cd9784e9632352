import { isoInstant, localDateOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { listPartnerSessions } from '../../classes/index.ts';
import { presentRosterEntry } from '../front-desk/get-roster.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentCheckInVenue } from '../present-check-in-venue.ts';
import { listOfflineRosters, type OfflineRosterRow } from './offline-rosters.store.ts';

/** The rosters of today and tomorrow that a desk keeps for a network drop, and the server's time. */
export async function getOfflineRosters(deps: Deps, staff: AuthenticatedUser, venueId: string) {
  const { db, clock } = deps;
  const venue = await findVenueForStaff(db, staff, venueId);
  if (isRefusal(venue)) return venue;
  const now = clock.now();
  const date = localDateOf(now, venue.time_zone);
  const sessions = await listPartnerSessions(deps, staff, { venue_id: venueId, date, days: 2 });
  if (isRefusal(sessions)) return sessions;
  const rows = await listOfflineRosters(
    db,
    sessions.items.filter(({ status }) => status === 'scheduled').map(({ id }) => id),
  );
  const bySession = Map.groupBy(rows, (row: OfflineRosterRow) => row.class_session_id);
  return {
    server_time: isoInstant(now),
    venue: presentCheckInVenue(venue),
    date,
    rosters: sessions.items.map((session) => ({
      session,
      items: (bySession.get(session.id) ?? []).map((row) => presentRosterEntry(row, false)),
    })),
  };
}
