import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { listVenueIds } from '../chosen-venue.store.ts';
import { type PartnerTrainer, presentTrainer } from './present-trainer.ts';
import { lockTrainer, updateTrainer } from './trainers.store.ts';

/** Restores an archived trainer; one who is not archived stays as they are. */
export async function restoreTrainer(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
): Promise<PartnerTrainer | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const trainer = await lockTrainer(tx, organisationId, id);
    if (!trainer) return refuse('not_found');
    if (!trainer.archived_at) return presentTrainer(trainer);
    const restored = await updateTrainer(tx, id, { archived_at: null });
    await audit(tx, {
      actor,
      action: 'restore_trainer',
      subject: { type: 'trainer', id },
      venues: await listVenueIds(tx, organisationId),
      before: { archived: true },
      after: { archived: false },
    });
    return presentTrainer(restored);
  });
}
