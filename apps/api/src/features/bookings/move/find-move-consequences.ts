import { type EpochMs, limitRule, movesFar } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { MoveConsequences, MovedSession } from '../../classes/index.ts';
import { buildLimitCounters } from '../../memberships/index.ts';
import { listOverlappingPlaces } from './move-bookings.store.ts';
import { type BookingToMove, listBookingsToMove } from './move-consequences.store.ts';

/** How many members the move of classes of one venue would concern; changes nothing. */
export async function findMoveConsequences(
  db: Db | Tx,
  moved: readonly MovedSession[],
  venueId: string,
  now: EpochMs,
): Promise<MoveConsequences> {
  const sessions = new Map(moved.map((session) => [session.id, session]));
  const bookings = (await listBookingsToMove(db, moved, now)).flatMap((booking) => {
    const session = sessions.get(booking.class_session_id);
    return session ? [{ ...booking, session }] : [];
  });
  const holding = bookings.filter(({ status }) => status !== 'waitlisted');
  const overlapping = new Set(await listOverlappingPlaces(db, moved));
  return {
    told: membersOf(bookings),
    overlapping: membersOf(holding.filter(({ id }) => overlapping.has(id))),
    overDailyLimit: membersOf(
      holding.filter((booking) => isOverDailyLimit(booking, booking.session, venueId)),
    ),
    freeToCancel: membersOf(
      holding.filter(
        ({ id, agreed_start, session: { startsAt, zone } }) =>
          overlapping.has(id) || movesFar(agreed_start.getTime(), startsAt, zone),
      ),
    ),
  };
}

const membersOf = (bookings: readonly BookingToMove[]) =>
  new Set(bookings.map(({ user_id }) => user_id)).size;

const otherUses = ({ id, uses }: BookingToMove) => (uses ?? []).filter((use) => use.id !== id);

function isOverDailyLimit(
  booking: BookingToMove,
  { startsAt, zone }: MovedSession,
  venueId: string,
): boolean {
  if (booking.paid_by === 'drop_in') return false;
  // Only the daily limit is read: the month and the venue of the visit are the same as before.
  const visit = { at: startsAt, zone, venueId, tier: 'standard' as const, venueLimit: null };
  const { daily } = buildLimitCounters(booking.membership, otherUses(booking), visit);
  return !limitRule('daily_limit_reached', daily).passed;
}
