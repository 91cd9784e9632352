import type { EpochMs, OpenGymContext, OpeningPeriod, Tier } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { loadVisitContext } from '../../memberships/index.ts';
import { type CheckInVenueRow, listClosures } from '../check-in-venues.store.ts';

/** Loads the data of the open-gym rules for one member at one venue. */
export async function loadOpenGymContext(
  tx: Tx,
  venue: CheckInVenueRow,
  userId: string,
  lastVisit: Date | null,
  now: EpochMs,
): Promise<OpenGymContext> {
  const closures = await listClosures(tx, venue.id);
  const visit = await loadVisitContext(
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
