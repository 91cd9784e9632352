import { type EpochMs, limitRule, movesFar } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { MoveConsequences, MovedSession } from '../../classes/index.ts';
import { buildLimitCounters } from '../../memberships/index.ts';
import { listOverlappingPlaces } from './move-bookings.store.ts';
import { type BookingToMove, listBookingsToMove } from './move-consequences.store.ts';

/** What the move of a class would mean for those who booked it; changes nothing. */
export async function findMoveConsequences(
  db: Db | Tx,
  moved: MovedSession & { venueId: string },
  now: EpochMs,
): Promise<MoveConsequences> {
  const bookings = await listBookingsToMove(db, moved.id, moved.startsAt, now);
  const holding = bookings.filter(({ status }) => status !== 'waitlisted');
  const overlapping = new Set(await listOverlappingPlaces(db, [moved]));
  return {
    told: bookings.length,
    overlapping: overlapping.size,
    overDailyLimit: holding.filter((booking) => isOverDailyLimit(booking, moved)).length,
    freeToCancel: holding.filter(
      ({ id, agreed_start }) =>
        overlapping.has(id) || movesFar(agreed_start.getTime(), moved.startsAt, moved.zone),
    ).length,
  };
}

const otherUses = ({ id, uses }: BookingToMove) => (uses ?? []).filter((use) => use.id !== id);

function isOverDailyLimit(
  booking: BookingToMove,
  { startsAt, zone, venueId }: MovedSession & { venueId: string },
): boolean {
  if (booking.paid_by === 'drop_in') return false;
  // Only the daily limit is read: the month and the venue of the visit are the same as before.
  const visit = { at: startsAt, zone, venueId, tier: 'standard' as const, venueLimit: null };
  const { daily } = buildLimitCounters(booking.membership, otherUses(booking), visit);
  return !limitRule('daily_limit_reached', daily).passed;
}
