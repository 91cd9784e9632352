import type { venueProof } from '@pulse/contract';
import { checkInWindow, type EpochMs, openGymEligibility } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { type BookingRow, presentBookings } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { findLastOpenGymVisit, listLiveCheckInTimes } from '../checkins.store.ts';
import { presentCheckInVenue } from '../present-check-in-venue.ts';
import { loadOpenGymContext } from './load-open-gym-context.ts';
import { listBookingsAtVenueToday } from './record-matching-check-in.ts';
import { verifyVenueProof } from './verify-venue-proof.ts';

/** What the scanned venue has for this member today; records nothing. */
export async function findCheckInOptions(
  deps: Deps,
  member: AuthenticatedUser,
  proof: z.output<typeof venueProof>,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const verified = await verifyVenueProof(tx, deps.config, proof);
    if (isRefusal(verified)) return verified;
    const bookings = await listBookingsAtVenueToday(tx, verified.venue, member.id, now);
    const { status: _, ...venue } = presentCheckInVenue(verified.venue);
    return {
      venue,
      entrance: verified.entrance,
      bookings: await presentCheckInBookings(tx, bookings, now),
      open_gym: await openGymOption(tx, verified.venue, member.id, now),
    };
  });
}

/** Bookings with the state of their check-in window and their arrival, if there was one. */
export async function presentCheckInBookings(
  tx: Tx,
  bookings: readonly BookingRow[],
  now: EpochMs,
) {
  const ids = bookings.map((booking) => booking.id);
  const checkInTimes = await listLiveCheckInTimes(tx, ids);
  const presented = await presentBookings(tx, bookings, now);
  return bookings.map((row, index) => {
    const { state, opens_at, closes_at } = checkInWindow(row.starts_at.getTime(), now);
    const checkedInAt = checkInTimes.get(row.id) ?? null;
    const booking = presented[index];
    if (!booking) throw new Error('a booking was not presented');
    return {
      booking,
      state: checkedInAt ? ('checked_in' as const) : state,
      opens_at,
      closes_at,
      checked_in_at: checkedInAt?.toISOString() ?? null,
    };
  });
}

async function openGymOption(tx: Tx, venue: CheckInVenueRow, userId: string, now: EpochMs) {
  const last = await findLastOpenGymVisit(tx, userId, venue.id);
  const context = await loadOpenGymContext(tx, venue, userId, last?.checked_in_at ?? null, now);
  const { allowed, rules } = openGymEligibility(context, now);
  const failedRule = rules.find((rule) => !rule.passed);
  return { allowed, failed_rule: failedRule ?? null };
}
