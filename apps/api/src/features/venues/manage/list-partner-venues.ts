import type { VenueState } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { listOrganisationVenues } from './partner-venues.store.ts';
import { type PartnerVenue, presentPartnerVenue } from './present-partner-venue.ts';

const CURSOR_ORDER = 'partner-venue-name';

/** One page of the venues of the user's organisation, by name; none without an organisation. */
export async function listPartnerVenues(
  { db }: Deps,
  user: AuthenticatedUser,
  query: { status?: VenueState; limit: number; cursor?: string },
): Promise<{ items: PartnerVenue[]; next_cursor: string | null } | Refusal> {
  const cursor = pageStart(CURSOR_ORDER, 'text', query.cursor);
  if (isRefusal(cursor)) return cursor;
  if (!user.organisationId) return { items: [], next_cursor: null };
  const rows = await listOrganisationVenues(db, user.organisationId, {
    status: query.status,
    after: cursor && { name: cursor.key, id: cursor.id },
    limit: query.limit,
  });
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, (last) => ({
    key: last.name,
    id: last.id,
  }));
  return { items: page.map(presentPartnerVenue), next_cursor };
}
