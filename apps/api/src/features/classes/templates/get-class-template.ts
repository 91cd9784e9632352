import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findTemplate } from './class-templates.store.ts';
import { type PresentedTemplate, presentClassTemplate } from './present-class-template.ts';

/** One class of the user's organisation; another's is not found. */
export async function getClassTemplate(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
): Promise<PresentedTemplate | Refusal> {
  const row = organisationId && (await findTemplate(db, organisationId, id));
  return row ? presentClassTemplate(row) : refuse('not_found');
}
