import { localDateOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { mayReadOrganisation } from './partner-access.ts';
import { findPartnerSessions, findVenueOwner } from './partner-sessions.store.ts';
import { type PartnerClassSession, presentPartnerSession } from './present-partner-session.ts';

/** Which sessions to list. */
interface Query {
  /** All venues of the caller's organisation when it is left out. */
  venue_id?: string | undefined;
  /** Local date; today at the venue when it is left out, of all venues that of UTC. */
  date?: string;
  days: number;
}

/**
 * The sessions of some days of a venue, or of all venues of the caller's organisation; refuses a venue of
 * another one as not found.
 */
export async function listPartnerSessions(
  { db, clock }: Deps,
  user: AuthenticatedUser,
  { venue_id, date, days }: Query,
): Promise<{ items: PartnerClassSession[]; next_cursor: null } | Refusal> {
  const venue = venue_id === undefined ? null : await findVenueOwner(db, venue_id);
  if (venue_id !== undefined && !(venue && mayReadOrganisation(user, venue.organisation_id)))
    return refuse('not_found');
  const organisationId = venue?.organisation_id ?? user.organisationId;
  if (!organisationId) return refuse('not_found');
  const first = date ?? localDateOf(clock.now(), venue?.time_zone ?? 'UTC');
  const of = { organisationId, venueId: venue_id ?? null };
  const rows = await findPartnerSessions(db, of, first, days);
  return { items: rows.map(presentPartnerSession), next_cursor: null };
}
