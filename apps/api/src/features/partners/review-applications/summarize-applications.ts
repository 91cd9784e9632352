import type { summarizePartnerApplications } from '@pulse/contract';
import { overdueIfReceivedBefore } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { countApplications, listReviewers } from './reviewed-applications.store.ts';

type Summary = z.input<(typeof summarizePartnerApplications.responses)[200]>;

const MAX_REVIEWERS = 100;

/** How many applications there are in each state, and how long they wait. */
export async function summarizeApplications(
  { db, clock }: Deps,
  reviewerId: string,
): Promise<Summary> {
  const { overdue, unassigned, mine, oldest_submitted_at, ...by_status } = await countApplications(
    db,
    { userId: reviewerId, overdueBefore: new Date(overdueIfReceivedBefore(clock.now())) },
  );
  return {
    by_status,
    overdue,
    unassigned,
    mine,
    oldest_submitted_at: oldest_submitted_at?.toISOString() ?? null,
  };
}

/** Those who can be given an application, by name. */
export async function listApplicationReviewers({ db }: Deps) {
  return { items: await listReviewers(db, MAX_REVIEWERS), next_cursor: null };
}
