import type { BookingState } from '../../bookings/booking-states.ts';
import { type EpochMs, HOUR, MINUTE } from '../../time/instants.ts';

/** How long a check-in that a desk made without a network can be settled, in hours (product.md). */
export const OFFLINE_CHECK_IN_HOURS = 12;

/** How far ahead of the server the clock of a desk may be, whose offset was measured before. */
const CLOCK_SKEW = 2 * MINUTE;

/** When a check-in made without a network is judged, or why it is not. */
export type OfflineCheckInTime =
  | { at: EpochMs; refused: null }
  | { at: null; refused: 'offline_too_old' | 'offline_in_future' };

/**
 * The instant at which a check-in that was made without a network at `takenAt` is judged at `now`: its
 * own. Refuses what is older than 12 h, and what is not yet; a clock that runs ahead by up to two
 * minutes counts as now.
 */
export function offlineCheckInTime(takenAt: EpochMs, now: EpochMs): OfflineCheckInTime {
  if (takenAt > now + CLOCK_SKEW) return { at: null, refused: 'offline_in_future' };
  if (takenAt < now - OFFLINE_CHECK_IN_HOURS * HOUR)
    return { at: null, refused: 'offline_too_old' };
  return { at: Math.min(takenAt, now), refused: null };
}

/** The booking that a desk checked in without a network, as it is now. */
export interface BookingSeenOffline {
  status: BookingState;
  /** The venue cancelled the class, and the booking with it. */
  classCancelled: boolean;
  startsAt: EpochMs;
  /** The start of the class on the roster that the desk had. */
  seenStartsAt: EpochMs;
}

/**
 * What has become of a booking since a desk without a network checked it in, so that a person must
 * decide; null when nothing has. A member who is in already is no conflict.
 */
export function offlineConflict(
  booking: BookingSeenOffline,
): 'class_cancelled' | 'class_moved' | 'not_checkable' | null {
  if (booking.status === 'completed') return null;
  if (booking.classCancelled) return 'class_cancelled';
  if (booking.status === 'cancelled') return 'not_checkable';
  return booking.startsAt === booking.seenStartsAt ? null : 'class_moved';
}
