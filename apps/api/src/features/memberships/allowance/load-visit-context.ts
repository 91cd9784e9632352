import type { EpochMs, Subscription, Tier } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { buildLimitCounters, type LimitCounters } from './build-limit-counters.ts';
import { loadPlanAndUses } from './member-uses.store.ts';

/** The membership and the limit counters for a visit to a venue now. */
export interface VisitContext extends Omit<LimitCounters, 'daily'> {
  membership: Subscription | null;
}

/** Loads the membership and limit counters of the open-gym rules at `now` with one query. */
export async function loadVisitContext(
  db: Db | Tx,
  userId: string,
  venue: { id: string; zone: string; tier: Tier; visitLimit: number | null },
  now: EpochMs,
): Promise<VisitContext> {
  const { membership, uses } = await loadPlanAndUses(db, userId, now, now);
  const {
    monthly,
    plus,
    venue: venueMonth,
  } = buildLimitCounters(membership, uses, {
    at: now,
    zone: venue.zone,
    venueId: venue.id,
    tier: venue.tier,
    venueLimit: venue.visitLimit,
  });
  return { membership, monthly, plus, venue: venueMonth };
}
