import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { listCheckInVenues } from '../check-in-venues.store.ts';
import { presentCheckInVenue } from '../present-check-in-venue.ts';

const CURSOR_ORDER = 'front-desk-venue-name';

/** One page of the venues whose front desk this staff member may use: their organisation's, or all for an admin. */
export async function listFrontDeskVenues(
  { db }: Deps,
  staff: AuthenticatedUser,
  query: { q?: string | undefined; limit: number; cursor?: string | undefined },
) {
  const cursor = pageStart(CURSOR_ORDER, 'text', query.cursor);
  if (isRefusal(cursor)) return cursor;
  if (staff.role !== 'admin' && staff.organisationId === null)
    return { items: [], next_cursor: null };
  const rows = await listCheckInVenues(db, {
    organisationId: staff.role === 'admin' ? null : staff.organisationId,
    search: query.q,
    after: cursor && { name: cursor.key, id: cursor.id },
    limit: query.limit,
  });
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, ({ name, id }) => ({
    key: name,
    id,
  }));
  return { items: page.map(presentCheckInVenue), next_cursor };
}
