import type { Booker, BookingLedger, OpenSession } from './booking-ledger.ts';
import { nafasVenues } from './data/nafas-venues.ts';
import {
  type BookingDraft,
  draftLateCancellation,
  draftPlace,
  draftWait,
} from './draft-booking.ts';
import type { Random } from './random.ts';

/** A session with what decides how busy it is. */
export interface FillableSession extends OpenSession {
  area: string;
  country: string;
  title: string;
  capacity: number;
  /** Minutes after midnight on the venue's wall. */
  localMinute: number;
  /** Days from the venue's today. */
  daysAhead: number;
}

const soughtAfter = new Set(['Power Flow', 'Ashtanga', 'Nidra', 'Mysore']);

/** The classes of Nafas Studio that are always full. */
export function isSoughtAfter(session: FillableSession): boolean {
  return session.venueName === 'Nafas Studio' && soughtAfter.has(session.title);
}

/** What share of a class's places is taken, 0 to 1: fullest today and tomorrow, near Beirut. */
function wantedShare(random: Random, session: FillableSession): number {
  const { daysAhead } = session;
  const roll = random.next();
  if (nafasVenues.has(session.venueName)) {
    if (daysAhead < 0) return 0.5 + roll * 0.5;
    if (daysAhead > 1) return daysAhead > 6 ? 0 : (0.2 + roll * 0.6) * (1 - daysAhead / 10);
    return isSoughtAfter(session) ? 1 : 0.55 + roll * 0.4;
  }
  if (session.area === 'Beirut') {
    if (daysAhead < 0) return random.chance(0.12) ? roll * 0.7 : 0;
    if (daysAhead <= 2) return random.chance(0.12) ? 1 : 0.1 + roll * 0.75;
    return daysAhead <= 5 ? roll * 0.35 : 0;
  }
  if (daysAhead < 0) return random.chance(0.05) ? roll * 0.6 : 0;
  return daysAhead <= 1 ? roll * 0.7 : 0;
}

/** What filling goes by: who booked what, who missed how often, and the places taken before. */
export interface FillState {
  ledger: BookingLedger;
  misses: Map<string, number>;
  now: number;
  held: number;
  /** Instead of the usual share of places. */
  share?: number;
}

/** Bookings for one session by members of its area, within every rule of the product. */
export function fillSession(
  random: Random,
  session: FillableSession,
  members: readonly Booker[],
  { ledger, misses, now, held, share = wantedShare(random, session) }: FillState,
): BookingDraft[] {
  if (members.length === 0) return [];
  // Nobody trains alone: where someone was placed before, others were too.
  const atLeast = held > 0 ? 0.35 + random.next() * 0.4 : 0;
  const wanted = Math.min(
    session.capacity,
    Math.round(session.capacity * Math.max(share, atLeast)),
  );
  const drafts: BookingDraft[] = [];
  let places = held;
  for (let attempt = 0; places < wanted && attempt < wanted * 8; attempt += 1) {
    const booker = random.pick(members);
    if (!ledger.allows(booker, session)) continue;
    ledger.take(booker, session);
    const mayMiss = (misses.get(booker.id) ?? 0) < 2;
    if (session.daysAhead < 0 && random.chance(0.06)) {
      drafts.push(draftLateCancellation(random, booker, session, now));
      continue;
    }
    const missesClass = mayMiss && random.chance(0.05);
    if (missesClass) misses.set(booker.id, (misses.get(booker.id) ?? 0) + 1);
    drafts.push(draftPlace(random, booker, session, now, missesClass));
    places += 1;
  }
  const line =
    places === session.capacity && session.startsAt > now ? lineLength(random, session) : 0;
  for (let waiting = 0, attempt = 0; waiting < line && attempt < line * 5; attempt += 1) {
    const booker = random.pick(members);
    if (!ledger.allows(booker, session)) continue;
    ledger.note(booker, session);
    drafts.push(draftWait(random, booker, session, now));
    waiting += 1;
  }
  return drafts;
}

function lineLength(random: Random, session: FillableSession): number {
  if (session.title === 'Power Flow') return 5;
  if (session.title === 'Sea Lanes, coached') return 6;
  return random.between(0, Math.min(6, session.capacity));
}
