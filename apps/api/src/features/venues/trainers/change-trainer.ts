import type { changePartnerTrainer as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { listVenueIds } from '../chosen-venue.store.ts';
import { type PartnerTrainer, presentTrainer } from './present-trainer.ts';
import { lockTrainer, updateTrainer } from './trainers.store.ts';

/** Changes fields of a trainer; refused when they were changed since `version`. */
export async function changeTrainer(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { version, ...change }: z.output<typeof operation.body>,
  lock = lockTrainer,
): Promise<PartnerTrainer | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const trainer = await lock(tx, organisationId, id);
    if (!trainer) return refuse('not_found');
    if (trainer.version !== version)
      return refuse('version_conflict', { version: trainer.version });
    const changed = await updateTrainer(tx, id, change);
    const names = Object.keys(change) as (keyof typeof change)[];
    await audit(tx, {
      actor,
      action: 'change_trainer',
      subject: { type: 'trainer', id },
      venues: await listVenueIds(tx, organisationId),
      before: Object.fromEntries(names.map((name) => [name, trainer[name]])),
      after: change,
    });
    return presentTrainer(changed);
  });
}
