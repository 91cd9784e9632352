import { type EpochMs, localDateOf, openGymEligibility } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockMembers } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { findLastOpenGymVisit, insertCheckIn } from '../checkins.store.ts';
import { loadOpenGymContext } from './load-open-gym-context.ts';
import type { CheckInProof, RecordedCheckIn } from './record-class-check-in.ts';

/**
 * Records an open-gym visit under the member lock, so that concurrent visits and bookings count each
 * other. A second visit to the same venue on the same day returns the first. Refuses with the first
 * failed rule.
 */
export async function recordOpenGymVisit(
  tx: Tx,
  venue: CheckInVenueRow,
  userId: string,
  proof: CheckInProof,
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  await lockMembers(tx, [userId]);
  const localDate = localDateOf(now, venue.time_zone);
  const last = await findLastOpenGymVisit(tx, userId, venue.id, localDate);
  if (last?.local_date === localDate) return { checkIn: last, alreadyCheckedIn: true };
  const context = await loadOpenGymContext(tx, venue, userId, last?.checked_in_at ?? null, now);
  const failedRule = openGymEligibility(context, now).rules.find((rule) => !rule.passed);
  if (failedRule) {
    const { details, passes_at } = failedRule;
    return new Refusal(failedRule.code, { ...details, passes_at, time_zone: venue.time_zone });
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
  await publish(tx, { type: 'checkin.recorded', payload: { check_in_id: checkIn.id } });
  return { checkIn, alreadyCheckedIn: false };
}
