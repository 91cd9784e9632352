import { FEEDBACK_READERS } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import type { AuthenticatedUser } from '../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findFeedbackScreenshot } from './feedback.store.ts';

/**
 * The screenshot of a piece of feedback, for its author and for staff; for others it is not found.
 */
export async function getScreenshot(
  { db, images }: Deps,
  { id: userId, role }: AuthenticatedUser,
  feedbackId: string,
): Promise<Buffer | Refusal> {
  const screenshot = await findFeedbackScreenshot(db, feedbackId);
  if (!screenshot?.screenshot_key) return refuse('not_found');
  if (screenshot.user_id !== userId && !FEEDBACK_READERS.includes(role)) return refuse('not_found');
  const content = await images.read(screenshot.screenshot_key, ['feedback_screenshot']);
  return content ?? refuse('not_found');
}
