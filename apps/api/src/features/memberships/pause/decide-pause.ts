import {
  decidePause as decide,
  type EpochMs,
  inactiveState,
  type Pause,
  subscriptionStateAt,
} from '@pulse/domain';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import type { StoredMembership } from '../stored-membership.store.ts';

/** The pause of a membership for some days from `now`, or why it cannot be paused. */
export function decidePause(
  membership: StoredMembership | null,
  days: number,
  now: EpochMs,
): { membership: StoredMembership; pause: Pause } | Refusal {
  if (!membership || subscriptionStateAt(membership, now) === 'ended')
    return refuse('no_membership');
  if (membership.givenUntil !== null) return refuse('membership_given');
  const state = inactiveState(membership, now);
  if (state) return refuse('membership_not_active', { state });
  const decision = decide(days, membership.periodEndsAt, membership, now);
  if (decision.allowed) return { membership, pause: decision.pause };
  return new Refusal(decision.refusal.code, decision.refusal.details);
}
