import type { createPartnerTrainer as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { listVenueIds } from '../chosen-venue.store.ts';
import { type PartnerTrainer, presentTrainer } from './present-trainer.ts';
import { insertTrainer } from './trainers.store.ts';

/** Adds a trainer to the user's organisation. */
export async function createTrainer(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  fields: z.output<typeof operation.body>,
): Promise<PartnerTrainer | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const trainer = await insertTrainer(tx, { ...fields, organisation_id: organisationId });
    await audit(tx, {
      actor,
      action: 'create_trainer',
      subject: { type: 'trainer', id: trainer.id },
      venues: await listVenueIds(tx, organisationId),
      after: fields,
    });
    return presentTrainer(trainer);
  });
}
