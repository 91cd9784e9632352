import { localDateOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { mayReadOrganisation } from './partner-access.ts';
import { findPartnerSessions, findVenueOwner } from './partner-sessions.store.ts';
import { type PartnerClassSession, presentPartnerSession } from './present-partner-session.ts';

/** Which sessions of a venue to list. */
interface Query {
  venue_id: string;
  /** Local date; today at the venue when it is left out. */
  date?: string;
  days: number;
}

/** A venue's sessions of some days for its own organisation; refuses another's venue as not found. */
export async function listPartnerSessions(
  { db, clock }: Deps,
  user: AuthenticatedUser,
  { venue_id, date, days }: Query,
): Promise<{ items: PartnerClassSession[]; next_cursor: null } | Refusal> {
  const venue = await findVenueOwner(db, venue_id);
  if (!venue || !mayReadOrganisation(user, venue.organisation_id)) return refuse('not_found');
  const first = date ?? localDateOf(clock.now(), venue.time_zone);
  const rows = await findPartnerSessions(db, venue_id, first, days);
  const items = rows.map((row) => presentPartnerSession(row, venue.opening_hours));
  return { items, next_cursor: null };
}
