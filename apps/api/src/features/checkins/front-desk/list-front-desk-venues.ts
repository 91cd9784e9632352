import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { listCheckInVenues } from '../check-in-venues.store.ts';
import { presentCheckInVenue } from '../present-check-in-venue.ts';

/** The venues whose front desk this staff member may use: their organisation's, or all for an admin. */
export async function listFrontDeskVenues(
  { db }: Deps,
  staff: AuthenticatedUser,
  query: { q?: string | undefined; limit: number },
) {
  if (staff.role !== 'admin' && staff.organisationId === null)
    return { items: [], next_cursor: null };
  const organisationId = staff.role === 'admin' ? null : staff.organisationId;
  const venues = await listCheckInVenues(db, organisationId, query.q, query.limit);
  return { items: venues.map(presentCheckInVenue), next_cursor: null };
}
