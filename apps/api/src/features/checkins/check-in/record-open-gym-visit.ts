import { type EpochMs, openGymEligibility } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockMembers } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { announceDesk } from '../live/announce-desk.ts';
import { loadOpenGymContext } from './load-open-gym-context.ts';
import { type CheckInProof, recordGymArrival } from './record-arrivals.store.ts';
import type { Announcing, RecordedCheckIn } from './record-class-check-in.ts';
import { STATE_CHANGED, type StateChanged } from './state-changed.ts';

/**
 * Records an open-gym visit if the member's lock still has the version that the rules saw, so that
 * concurrent visits and bookings count each other. A second visit to the same venue on the same day
 * returns the first. Refuses with the first failed rule.
 */
export async function attemptOpenGymVisit(
  deps: Announcing,
  db: Db | Tx,
  venue: CheckInVenueRow,
  userId: string,
  proof: CheckInProof,
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal | StateChanged> {
  const loaded = await loadOpenGymContext(db, venue, userId, now);
  const { localDate, lastVisit, memberVersion } = loaded;
  if (lastVisit?.local_date === localDate) return { checkIn: lastVisit, alreadyCheckedIn: true };
  const failedRule = openGymEligibility(loaded.context, now).rules.find((rule) => !rule.passed);
  if (failedRule) {
    const { details, passes_at } = failedRule;
    return new Refusal(failedRule.code, { ...details, passes_at, time_zone: venue.time_zone });
  }
  const visit = { userId, venueId: venue.id, localDate, memberVersion };
  const checkIn = await recordGymArrival(db, visit, proof, new Date(now));
  if (!checkIn) return STATE_CHANGED;
  announceDesk(deps, db, venue.id);
  return { checkIn, alreadyCheckedIn: false };
}

/** The same with the member locked, which always decides. */
export async function recordOpenGymVisit(
  deps: Announcing,
  tx: Tx,
  venue: CheckInVenueRow,
  userId: string,
  proof: CheckInProof,
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  await lockMembers(tx, [userId]);
  const recorded = await attemptOpenGymVisit(deps, tx, venue, userId, proof, now);
  if (recorded === STATE_CHANGED)
    throw new Error('An open-gym visit was not written with its lock');
  return recorded;
}
