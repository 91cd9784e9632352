import { localDayOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findBookingsByMemberName } from './roster.store.ts';
import { findVenueForStaff } from './venue-access.ts';

/** Members with a booking at this venue today, by a part of their name, ignoring case and accents. */
export async function lookUpMembers(
  { db, clock }: Deps,
  staff: AuthenticatedUser,
  query: { venue_id: string; q: string },
) {
  const venue = await findVenueForStaff(db, staff, query.venue_id);
  if (isRefusal(venue)) return venue;
  const today = localDayOf(clock.now(), venue.time_zone);
  const rows = await findBookingsByMemberName(
    db,
    venue.id,
    query.q,
    new Date(today.startsAt),
    new Date(today.endsAt),
  );
  return {
    items: rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() })),
    next_cursor: null,
  };
}
