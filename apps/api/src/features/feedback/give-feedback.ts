import type { giveFeedback as operation } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { addFeedback } from './feedback.store.ts';
import { presentFeedback } from './present-feedback.ts';

/** Keeps what a member tells us, with the screenshot that they have just uploaded. */
export async function giveFeedback(
  { db, clock, pictures }: Deps,
  { id: userId }: Member,
  { screenshot_key: screenshotKey, ...told }: z.output<typeof operation.body>,
): Promise<ReturnType<typeof presentFeedback> | Refusal> {
  return inTransaction(db, async (tx) => {
    const owner = { ownerId: userId, kind: 'feedback_screenshot' } as const;
    if (screenshotKey !== null && !(await pictures.keep(tx, screenshotKey, owner)))
      return refuse('screenshot_unknown');
    const at = new Date(clock.now());
    return presentFeedback(await addFeedback(tx, { ...told, screenshotKey, userId, at }));
  });
}
