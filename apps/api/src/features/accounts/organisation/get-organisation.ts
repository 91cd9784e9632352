import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findOrganisation } from '../organisations.store.ts';
import { type Organisation, presentOrganisation } from './present-organisation.ts';

/** The organisation of a partner admin. */
export async function getOrganisation(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
): Promise<Organisation | Refusal> {
  const found = organisationId && (await findOrganisation(db, organisationId));
  return found ? presentOrganisation(found) : refuse('not_found');
}
