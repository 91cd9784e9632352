import { localDateOf, openGymEligibility } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { record } from '../../platform/facts/facts.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { takeTurns } from '../bookings/index.ts';
import { findLastOpenGymVisit, insertCheckIn } from './checkins.store.ts';
import type { DoorVenueRow } from './door-venues.store.ts';
import { loadOpenGymFacts } from './load-open-gym-facts.ts';
import type { ArrivalProof, RecordedCheckIn } from './record-arrival.ts';

/**
 * Records an open-gym visit in the member's turn, so that two doors, or a door and a booking, count
 * each other. A second one at the same venue on the same day answers the first. Refuses with the first rule that
 * fails.
 */
export async function recordOpenGymVisit(
  tx: Tx,
  venue: DoorVenueRow,
  userId: string,
  proof: ArrivalProof,
  now: number,
): Promise<RecordedCheckIn | Refusal> {
  await takeTurns(tx, [userId]);
  const localDate = localDateOf(now, venue.time_zone);
  const last = await findLastOpenGymVisit(tx, userId, venue.id);
  if (last?.local_date === localDate) return { checkIn: last, already: true };
  const facts = await loadOpenGymFacts(tx, venue, userId, last?.checked_in_at ?? null, now);
  const failed = openGymEligibility(facts, now).rules.find((rule) => !rule.passed);
  if (failed) {
    const { facts: own, passes_at } = failed;
    return refuse(failed.code, { ...own, passes_at, time_zone: venue.time_zone });
  }
  const checkIn = await insertCheckIn(tx, {
    user_id: userId,
    venue_id: venue.id,
    booking_id: null,
    kind: 'open_gym',
    method: proof.method,
    staff_user_id: proof.staffUserId,
    qr_code_id: proof.qrCodeId,
    local_date: localDate,
    checked_in_at: new Date(now),
  });
  await record(tx, { type: 'checkin.recorded', payload: { check_in_id: checkIn.id } });
  return { checkIn, already: false };
}
