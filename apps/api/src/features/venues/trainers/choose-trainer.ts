import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockChosenTrainer, type TrainerRow } from './trainers.store.ts';

/**
 * The trainer that a class is given to, who is not archived until the transaction ends. Refuses, at
 * `field`, a trainer of another organisation and an archived one. Locked before any class.
 */
export async function chooseTrainer(
  tx: Tx,
  organisationId: string,
  id: string,
  field: string,
): Promise<TrainerRow | Refusal> {
  const trainer = await lockChosenTrainer(tx, organisationId, id);
  if (!trainer) return refuse('validation_failed', { field, fault: 'trainer_unknown' });
  if (trainer.archived_at) return refuse('validation_failed', { field, fault: 'trainer_archived' });
  return trainer;
}
