import type { Deps } from '../../../platform/deps.ts';
import { withLockedClass } from '../locks/lock-class.ts';
import { promoteWaitlist } from './promote-waitlist.ts';
import { listSessionsToPromote } from './waitlist.store.ts';

/**
 * Gives free places to waitlisted members who were not eligible when the place was freed (a limit,
 * no plan) and are eligible now.
 */
export async function retryPromotions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const sessions = await listSessionsToPromote(deps.db, new Date(now));
  for (const sessionId of sessions)
    await withLockedClass(deps, { sessionId, members: [] }, (tx, lockedClass) =>
      promoteWaitlist(tx, lockedClass, now),
    );
}
