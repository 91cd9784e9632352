import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { removeReview } from '../reviews.store.ts';

/**
 * Deletes a person's own review; they may write another, after a new visit if it was taken down.
 */
export async function deleteReview(
  { db }: Deps,
  id: string,
  user: AuthenticatedUser,
): Promise<null | Refusal> {
  return (await removeReview(db, user.id, id)) ? null : refuse('not_found');
}
