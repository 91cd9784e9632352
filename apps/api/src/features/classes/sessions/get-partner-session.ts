import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findOwnSession } from './own-sessions.store.ts';
import { findPartnerClassSession, type PartnerClassSession } from './present-partner-session.ts';

/** One session of the own organisation, as its schedule shows it. */
export async function getPartnerSession(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
): Promise<PartnerClassSession | Refusal> {
  const own = organisationId && (await findOwnSession(db, organisationId, id));
  return (own && (await findPartnerClassSession(db, id))) || refuse('not_found');
}
