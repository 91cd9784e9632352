import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { classHooks } from '../class-hooks.ts';
import { updateTrainerOfClasses } from './trainer-classes.store.ts';

/**
 * Gives what a trainer teaches after `now` to another one, or to none; a member with a place in it is
 * notified. The caller has locked it.
 */
export async function replaceTrainer(
  deps: Deps,
  tx: Tx,
  trainers: { from: string; to: string | null },
  now: Date,
): Promise<void> {
  const booked = await updateTrainerOfClasses(tx, trainers.from, trainers.to, now);
  await classHooks(deps).onTrainerChanged(tx, booked);
}
