import { subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Part, WHOLE } from '../../../platform/jobs/part.sql.ts';
import { collectCharges } from '../../payments/index.ts';
import { endMembershipNow } from '../end-membership.ts';
import { whileBookingsChange } from '../membership-hooks.ts';
import { lockMembership } from '../stored-membership.store.ts';
import { BATCH, listOverMemberships, resumePausedMemberships } from './due-memberships.store.ts';
import { requestRenewals } from './request-renewals.ts';

/**
 * Resumes memberships whose pause is over, ends those that were cancelled or whose grace is over, and
 * charges the others that are due and in the part. Several processes may run it at once: each takes
 * other rows.
 */
export async function renewMemberships(deps: Deps, part: Part = WHOLE): Promise<void> {
  // These wait for no provider: one run is enough.
  if (part.index === 0) {
    await resumeMemberships(deps);
    await endOverMemberships(deps);
  }
  for (;;) {
    const { payments } = await requestRenewals(deps, part);
    // The provider is called outside any transaction; the job of payments repeats what was interrupted.
    await collectCharges(deps, payments);
    if (payments.length < BATCH || deps.jobs.stopping.aborted) return;
  }
}

async function resumeMemberships(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const resumed = await resumePausedMemberships(tx, new Date(deps.clock.now()));
    await publish(
      tx,
      ...resumed.map((id) => ({
        type: 'membership.resumed' as const,
        payload: { membership_id: id, by: 'job' as const },
      })),
    );
  });
}

async function endOverMemberships(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const id of await listOverMemberships(deps.db, new Date(now))) {
    if (deps.jobs.stopping.aborted) return;
    await continueAfterFailure(deps, id, () =>
      whileBookingsChange(() =>
        inTransaction(deps.db, async (tx) => {
          const membership = await lockMembership(tx, id);
          // It may have been renewed or taken back while this waited for the lock.
          if (!membership || membership.state === 'ended') return;
          if (subscriptionStateAt(membership, now) !== 'ended') return;
          await endMembershipNow(deps, tx, membership, now);
        }),
      ),
    );
  }
}

// One membership that cannot be ended must not stop the others.
async function continueAfterFailure(
  deps: Deps,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  await work().catch((err: unknown) =>
    deps.log.error({ err, id }, 'a membership could not be ended'),
  );
}
