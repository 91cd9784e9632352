import type { Subscription, Tier } from '@pulse/domain';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import { type LimitCounters, limitCounters } from './limit-counters.ts';
import { loadPlanAndUses } from './member-uses.store.ts';

/** What a visit to a venue now would draw on: the plan, and the counters of its limits. */
export interface VisitFacts extends Omit<LimitCounters, 'daily'> {
  membership: Subscription | null;
}

/** Loads what the open-gym rules look at, at `now` (epoch milliseconds), in one trip. */
export async function loadVisitFacts(
  db: Db | Tx,
  userId: string,
  venue: { id: string; zone: string; tier: Tier; visitLimit: number | null },
  now: number,
): Promise<VisitFacts> {
  const { membership, uses } = await loadPlanAndUses(db, userId, now, now);
  const {
    monthly,
    plus,
    venue: venueMonth,
  } = limitCounters(membership, uses, {
    at: now,
    zone: venue.zone,
    venueId: venue.id,
    tier: venue.tier,
    venueLimit: venue.visitLimit,
  });
  return { membership, monthly, plus, venue: venueMonth };
}
