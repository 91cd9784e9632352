import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { listBookingsBetween } from '../bookings/index.ts';
import { presentDoorBookings } from './look-at-door.ts';

const HOUR_MS = 3_600_000;

/** The member's bookings from 12 hours ago to 18 hours ahead: "today" in whatever zone they are. */
export async function listTodaysBookings(deps: Deps, member: Member) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const bookings = await listBookingsBetween(tx, {
      userId: member.id,
      from: new Date(now - 12 * HOUR_MS),
      until: new Date(now + 18 * HOUR_MS),
    });
    const held = bookings.filter(({ status }) =>
      ['confirmed', 'completed', 'no_show'].includes(status),
    );
    return { items: await presentDoorBookings(tx, held, now), next_cursor: null };
  });
}
