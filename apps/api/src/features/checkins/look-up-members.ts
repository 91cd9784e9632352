import { localDayOf } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { lookUpBookings } from './roster.store.ts';
import { doorVenueOf } from './venue-access.ts';

/** Members with a booking at this venue today, by a part of their name; accents do not matter. */
export async function lookUpMembers(
  { db, clock }: Deps,
  person: Member,
  query: { venue_id: string; q: string },
) {
  const venue = await doorVenueOf(db, person, query.venue_id);
  if (isRefusal(venue)) return venue;
  const today = localDayOf(clock.now(), venue.time_zone);
  const rows = await lookUpBookings(
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
