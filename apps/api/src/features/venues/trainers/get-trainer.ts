import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type PartnerTrainer, presentTrainer } from './present-trainer.ts';
import { findTrainer } from './trainers.store.ts';

/** One trainer of the user's organisation; another's is not found. */
export async function getTrainer(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
): Promise<PartnerTrainer | Refusal> {
  const row = organisationId && (await findTrainer(db, organisationId, id));
  return row ? presentTrainer(row) : refuse('not_found');
}
