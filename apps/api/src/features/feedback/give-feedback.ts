import type { submitFeedback as operation } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { AuthenticatedUser } from '../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { insertFeedback } from './feedback.store.ts';
import { presentFeedback } from './present-feedback.ts';

/** Stores feedback with the screenshot that the member has just uploaded. */
export async function submitFeedback(
  { db, clock, images }: Deps,
  { id: userId }: AuthenticatedUser,
  { screenshot_key: screenshotKey, ...fields }: z.output<typeof operation.body>,
): Promise<ReturnType<typeof presentFeedback> | Refusal> {
  return inTransaction(db, async (tx) => {
    const owner = { ownerId: userId, kind: 'feedback_screenshot' } as const;
    if (screenshotKey !== null && !(await images.attach(tx, screenshotKey, owner)))
      return refuse('screenshot_unknown');
    const at = new Date(clock.now());
    return presentFeedback(await insertFeedback(tx, { ...fields, screenshotKey, userId, at }));
  });
}
