import type { venueProof } from '@pulse/contract';
import { checkInWindow, openGymEligibility } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { type BookingRow, presentBookings } from '../bookings/index.ts';
import { findLastOpenGymVisit, listLiveCheckInTimes } from './checkins.store.ts';
import { bookingsAtDoor } from './choose-arrival.ts';
import type { DoorVenueRow } from './door-venues.store.ts';
import { loadOpenGymFacts } from './load-open-gym-facts.ts';
import { presentDoorVenue } from './present-door-venue.ts';
import { proveVenue } from './venue-proof.ts';

/** What the scanned venue has for this member today; records nothing. */
export async function lookAtDoor(deps: Deps, member: Member, proof: z.output<typeof venueProof>) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const proven = await proveVenue(tx, deps.config, proof);
    if (isRefusal(proven)) return proven;
    const bookings = await bookingsAtDoor(tx, proven.venue, member.id, now);
    const { status: _, ...venue } = presentDoorVenue(proven.venue);
    return {
      venue,
      entrance: proven.entrance,
      bookings: await presentDoorBookings(tx, bookings, now),
      open_gym: await openGymState(tx, proven.venue, member.id, now),
    };
  });
}

/** Bookings with the state of their check-in window and their arrival, if there was one. */
export async function presentDoorBookings(tx: Tx, bookings: readonly BookingRow[], now: number) {
  const ids = bookings.map((booking) => booking.id);
  const arrivals = await listLiveCheckInTimes(tx, ids);
  const presented = await presentBookings(tx, bookings, now);
  return bookings.map((row, index) => {
    const { state, opens_at, closes_at } = checkInWindow(row.starts_at.getTime(), now);
    const checkedInAt = arrivals.get(row.id) ?? null;
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

async function openGymState(tx: Tx, venue: DoorVenueRow, userId: string, now: number) {
  const last = await findLastOpenGymVisit(tx, userId, venue.id);
  const facts = await loadOpenGymFacts(tx, venue, userId, last?.checked_in_at ?? null, now);
  const { allowed, rules } = openGymEligibility(facts, now);
  const failed = rules.find((rule) => !rule.passed);
  return {
    allowed,
    code: failed?.code ?? null,
    facts: failed
      ? { ...failed.facts, passes_at: failed.passes_at, time_zone: venue.time_zone }
      : {},
  };
}
