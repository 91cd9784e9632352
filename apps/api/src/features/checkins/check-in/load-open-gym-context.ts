import {
  type EpochMs,
  localDateOf,
  type OpenGymContext,
  type OpeningPeriod,
  type Tier,
} from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { buildLimitCounters } from '../../memberships/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { loadOpenGymRow, type OpenGymContextRow } from './open-gym-context.store.ts';

/** The context of the open-gym rules, with the local date of a visit now and what was read for it. */
export interface LoadedOpenGymContext
  extends Pick<OpenGymContextRow, 'memberVersion' | 'lastVisit'> {
  localDate: string;
  context: OpenGymContext;
}

/** Loads the data of the open-gym rules for one member at one venue. */
export async function loadOpenGymContext(
  db: Db | Tx,
  venue: CheckInVenueRow,
  userId: string,
  now: EpochMs,
): Promise<LoadedOpenGymContext> {
  const localDate = localDateOf(now, venue.time_zone);
  const row = await loadOpenGymRow(db, { userId, venueId: venue.id, localDate }, now);
  const {
    monthly,
    plus,
    venue: venueMonth,
  } = buildLimitCounters(row.membership, row.uses, {
    at: now,
    zone: venue.time_zone,
    venueId: venue.id,
    tier: venue.tier as Tier,
    venueLimit: venue.visit_limit_per_month,
  });
  return {
    localDate,
    memberVersion: row.memberVersion,
    lastVisit: row.lastVisit,
    context: {
      venue: {
        open_gym: venue.open_gym,
        hours: venue.opening_hours as OpeningPeriod[],
        closures: row.closures,
        zone: venue.time_zone,
      },
      lastVisitAt: row.lastVisit?.checked_in_at.getTime() ?? null,
      membership: row.membership,
      monthly,
      plus,
      venueMonth,
    },
  };
}
