import { MAX_FOLLOWED_COACHES } from '@pulse/domain';
import { lockListOf } from '../../platform/database/lock-list.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { recordKnownClasses } from './coach-classes.store.ts';
import {
  countFollows,
  type FollowedCoachRow,
  findFollow,
  insertFollow,
  isCoachShown,
} from './follows.store.ts';

/**
 * Makes the member a follower of a coach whose page is shown. What the coach gives already is not new.
 * An existing follow stays as it was; a new one beyond MAX_FOLLOWED_COACHES is refused.
 */
export function followCoach(
  { db, clock }: Deps,
  userId: string,
  trainerId: string,
): Promise<FollowedCoachRow | Refusal> {
  return inTransaction(db, async (tx) => {
    if (!(await isCoachShown(tx, trainerId))) return refuse('not_found');
    await lockListOf(tx, userId, 'follows');
    const existing = await findFollow(tx, userId, trainerId);
    if (existing) return existing;
    if ((await countFollows(tx, userId)) >= MAX_FOLLOWED_COACHES)
      return refuse('followed_coaches_full', { limit: MAX_FOLLOWED_COACHES });
    const now = new Date(clock.now());
    await insertFollow(tx, { userId, trainerId, at: now });
    await recordKnownClasses(tx, now, trainerId);
    return (await findFollow(tx, userId, trainerId)) ?? refuse('not_found');
  });
}
