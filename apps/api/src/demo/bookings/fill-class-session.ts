import { nafasVenueNames } from '@pulse/demo-data/venues';
import type { EpochMs } from '@pulse/domain';
import type { Random } from '../generate/random.ts';
import type { BookableSession, BookingLimits, BookingMember } from './booking-limits.ts';
import {
  type BookingDraft,
  draftConfirmedBooking,
  draftLateCancellation,
  draftWaitlistedBooking,
} from './draft-booking.ts';

/** A session with what decides its occupancy. */
export interface FillableSession extends BookableSession {
  trainingArea: string;
  country: string;
  title: string;
  capacity: number;
  /** Minutes after midnight in the venue's local time. */
  localMinute: number;
  /** Days from the venue's today. */
  daysAhead: number;
}

const popularClasses = new Set(['Power Flow', 'Ashtanga', 'Nidra', 'Mysore']);

/** The classes of Nafas Studio that are always full. */
export function isPopularClass(session: FillableSession): boolean {
  return session.venueName === 'Nafas Studio' && popularClasses.has(session.title);
}

/** The share of a class's places to fill, 0 to 1: highest today and tomorrow, near Beirut. */
function targetOccupancy(random: Random, session: FillableSession): number {
  const { daysAhead } = session;
  const roll = random.next();
  if (nafasVenueNames.has(session.venueName)) {
    if (daysAhead < 0) return 0.5 + roll * 0.5;
    if (daysAhead > 1) return daysAhead > 6 ? 0 : (0.2 + roll * 0.6) * (1 - daysAhead / 10);
    return isPopularClass(session) ? 1 : 0.55 + roll * 0.4;
  }
  if (session.trainingArea === 'Beirut') {
    if (daysAhead < 0) return random.chance(0.12) ? roll * 0.7 : 0;
    if (daysAhead <= 2) return random.chance(0.12) ? 1 : 0.1 + roll * 0.75;
    return daysAhead <= 5 ? roll * 0.35 : 0;
  }
  if (daysAhead < 0) return random.chance(0.05) ? roll * 0.6 : 0;
  return daysAhead <= 1 ? roll * 0.7 : 0;
}

/**
 * The state of filling: the recorded bookings, the no-shows of each member, and the places taken
 * before.
 */
export interface FillState {
  limits: BookingLimits;
  noShowCounts: Map<string, number>;
  now: EpochMs;
  heldPlaces: number;
  /** Replaces the usual occupancy. */
  occupancy?: number;
}

/** Drafts bookings for one session by members of its training area, within every rule of the product. */
export function fillClassSession(
  random: Random,
  session: FillableSession,
  members: readonly BookingMember[],
  {
    limits,
    noShowCounts,
    now,
    heldPlaces,
    occupancy = targetOccupancy(random, session),
  }: FillState,
): BookingDraft[] {
  if (members.length === 0) return [];
  // No member trains alone: where one was placed before, others are added.
  const minimumOccupancy = heldPlaces > 0 ? 0.35 + random.next() * 0.4 : 0;
  const targetPlaces = Math.min(
    session.capacity,
    Math.round(session.capacity * Math.max(occupancy, minimumOccupancy)),
  );
  const drafts: BookingDraft[] = [];
  let places = heldPlaces;
  for (let attempt = 0; places < targetPlaces && attempt < targetPlaces * 8; attempt += 1) {
    const member = random.pick(members);
    if (!limits.allows(member, session)) continue;
    limits.recordBooking(member, session);
    const mayBeNoShow = (noShowCounts.get(member.id) ?? 0) < 2;
    if (session.daysAhead < 0 && random.chance(0.06)) {
      drafts.push(draftLateCancellation(random, member, session, now));
      continue;
    }
    const isNoShow = mayBeNoShow && random.chance(0.05);
    if (isNoShow) noShowCounts.set(member.id, (noShowCounts.get(member.id) ?? 0) + 1);
    drafts.push(draftConfirmedBooking(random, member, session, now, isNoShow));
    places += 1;
  }
  const waitlistLength =
    places === session.capacity && session.startsAt > now ? pickWaitlistLength(random, session) : 0;
  for (
    let waiting = 0, attempt = 0;
    waiting < waitlistLength && attempt < waitlistLength * 5;
    attempt += 1
  ) {
    const member = random.pick(members);
    if (!limits.allows(member, session)) continue;
    limits.recordWithoutLimits(member, session);
    drafts.push(draftWaitlistedBooking(random, member, session, now));
    waiting += 1;
  }
  return drafts;
}

function pickWaitlistLength(random: Random, session: FillableSession): number {
  if (session.title === 'Power Flow') return 5;
  if (session.title === 'Sea Lanes, coached') return 6;
  return random.between(0, Math.min(6, session.capacity));
}
