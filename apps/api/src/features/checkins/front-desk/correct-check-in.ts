import { isCorrectable } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { undoAttendance } from '../../bookings/index.ts';
import { announceDesk } from '../live/announce-desk.ts';
import { insertCorrection, lockCheckIn } from './corrections.store.ts';
import { findVenueForStaff } from './venue-access.ts';

/**
 * Corrects a wrong check-in within 48 h: the row is kept, and a correction row stores who, when and
 * why. The booking becomes confirmed again, or a no-show once its class has ended.
 */
export async function correctCheckIn(
  deps: Deps,
  staff: AuthenticatedUser,
  checkInId: string,
  reason: string,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const checkIn = await lockCheckIn(tx, checkInId);
    if (!checkIn || checkIn.kind === 'correction') return refuse('not_found');
    const venue = await findVenueForStaff(tx, staff, checkIn.venue_id);
    if (isRefusal(venue)) return venue;
    if (checkIn.corrected_at) {
      return refuse('already_corrected', { corrected_at: checkIn.corrected_at.toISOString() });
    }
    if (!isCorrectable(checkIn.checked_in_at.getTime(), now)) return refuse('correction_too_late');
    await insertCorrection(tx, checkIn, { staffUserId: staff.id, reason, at: new Date(now) });
    announceDesk(deps, tx, venue.id);
    if (checkIn.booking_id) await undoAttendance(tx, checkIn.booking_id, new Date(now));
    await audit(tx, {
      actor: staff.id,
      action: 'correct_check_in',
      subject: { type: 'check_in', id: checkIn.id },
      venues: [checkIn.venue_id],
      after: { reason },
    });
    return null;
  });
}
