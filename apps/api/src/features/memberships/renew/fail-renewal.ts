import { type EpochMs, nextRenewalStep } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { changeMembership } from '../change-membership.store.ts';
import type { StoredMembership } from '../stored-membership.store.ts';

/** Records at `now` that the renewal of a locked membership was not paid, and tells the member. */
export async function failRenewal(
  tx: Tx,
  { id, periodEndsAt }: StoredMembership,
  how: 'declined' | 'confirmation_needed',
  now: EpochMs,
): Promise<void> {
  const retryAt = nextRenewalStep(periodEndsAt, now);
  await changeMembership(tx, id, { state: 'past_due', retryAt });
  await publish(tx, {
    type: 'membership.renewal_failed',
    payload: { membership_id: id, how },
  });
}
