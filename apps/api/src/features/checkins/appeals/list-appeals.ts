import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { listOpenAppeals, type OpenAppeal } from './appeals.store.ts';

const ORDER = 'appeals';

interface ListAppealsQuery {
  venue_id?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One page of the appeals that wait for an answer of the reader's venues; admins see all. */
export async function listAppeals(deps: Deps, staff: AuthenticatedUser, query: ListAppealsQuery) {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const venue = query.venue_id && (await findVenueForStaff(deps.db, staff, query.venue_id));
  if (isRefusal(venue)) return venue;
  const isAdmin = staff.role === 'admin';
  if (!isAdmin && !staff.organisationId) return refuse('not_found');
  const rows = await listOpenAppeals(deps.db, {
    organisationId: isAdmin ? null : staff.organisationId,
    venueId: query.venue_id ?? null,
    now: new Date(deps.clock.now()),
    after,
    limit: query.limit + 1,
  });
  const { page, next_cursor } = paginate(rows, query.limit, ORDER, (last) => ({
    key: last.answer_by.toISOString(),
    id: last.id,
  }));
  return { items: page.map(presentAppeal), next_cursor };
}

function presentAppeal({ starts_at, created_at, answer_by, ...appeal }: OpenAppeal) {
  return {
    ...appeal,
    starts_at: starts_at.toISOString(),
    appealed_at: created_at.toISOString(),
    answer_by: answer_by.toISOString(),
  };
}
