import type { EpochMs, OpenGymContext, OpeningPeriod, Tier } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { loadVisitFacts } from '../../memberships/index.ts';
import { type CheckInVenueRow, listClosures } from '../check-in-venues.store.ts';

/** Everything the open-gym rules look at for one member at one venue now (epoch milliseconds). */
export async function loadOpenGymContext(
  tx: Tx,
  venue: CheckInVenueRow,
  userId: string,
  lastVisit: Date | null,
  now: EpochMs,
): Promise<OpenGymContext> {
  const closures = await listClosures(tx, venue.id);
  const visit = await loadVisitFacts(
    tx,
    userId,
    {
      id: venue.id,
      zone: venue.time_zone,
      tier: venue.tier as Tier,
      visitLimit: venue.visit_limit_per_month,
    },
    now,
  );
  return {
    venue: {
      open_gym: venue.open_gym,
      hours: venue.opening_hours as OpeningPeriod[],
      closures,
      zone: venue.time_zone,
    },
    lastVisitAt: lastVisit?.getTime() ?? null,
    membership: visit.membership,
    monthly: visit.monthly,
    plus: visit.plus,
    venueMonth: visit.venue,
  };
}
