import { FEEDBACK_READERS } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findScreenshot } from './feedback.store.ts';

/** The screenshot of a piece of feedback, for its author and for staff; nobody else learns of it. */
export async function getScreenshot(
  { db, pictures }: Deps,
  { id: userId, role }: Member,
  feedbackId: string,
): Promise<Buffer | Refusal> {
  const found = await findScreenshot(db, feedbackId);
  if (!found?.screenshot_key) return refuse('not_found');
  if (found.user_id !== userId && !FEEDBACK_READERS.includes(role)) return refuse('not_found');
  const content = await pictures.read(found.screenshot_key, ['feedback_screenshot']);
  return content ?? refuse('not_found');
}
