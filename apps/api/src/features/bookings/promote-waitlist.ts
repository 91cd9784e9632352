import {
  bookingEligibility,
  nextInLine,
  overlappingPlaces,
  promotionDecision,
  type Span,
} from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { type Fact, record } from '../../platform/facts/facts.ts';
import { type FactsRow, loadFactsOfSome } from './booking-facts.store.ts';
import { bookingFacts, firstBookedAt } from './booking-facts.ts';
import { type HeldClass, LineChanged } from './hold-class.ts';
import { returnLateVisits } from './return-late-visits.ts';
import {
  dropPlaces,
  listWaiting,
  type Promotion,
  type WaitingRow,
  writePromotions,
} from './waitlist.store.ts';

/**
 * Gives the free places of a held class to the line, first come, first served, at `now` (epoch
 * milliseconds): each confirmed or offered as the domain decides, or left open to anyone. Members
 * whom a rule stops right now (a limit, no plan) keep their place in line and are passed over.
 */
export async function promoteWaitlist(tx: Tx, held: HeldClass, now: number): Promise<void> {
  const waiting = await listWaiting(tx, [held.sessionId], held.reach + 1);
  if (waiting.length === 0) return;
  const users = waiting.map(({ userId }) => userId);
  const rows = await loadFactsOfSome(tx, held.sessionId, users, now);
  const promotions = choosePromotions(waiting, rows, held, now);
  if (promotions.length === 0) return;
  await writePromotions(tx, held.sessionId, promotions);
  const confirmed = promotions.filter(({ heldUntil }) => heldUntil === null);
  await record(tx, ...promotions.map(factOf));
  const takers = confirmed.map(({ userId }) => userId);
  await returnLateVisits(tx, held.sessionId, takers, new Date(now));
  const [session] = rows;
  if (session) await dropOverlapping(tx, held, confirmed, spanOf(session), now);
}

/**
 * The same where a transaction cannot start again: whoever joined the line in the same instant is
 * left for the next round of the job.
 */
export async function promoteHeldLine(tx: Tx, held: HeldClass, now: number): Promise<void> {
  // Thrown before anything is written.
  await promoteWaitlist(tx, held, now).catch((error: unknown) => {
    if (!(error instanceof LineChanged)) throw error;
  });
}

function choosePromotions(
  waiting: readonly WaitingRow[],
  rows: readonly FactsRow[],
  held: HeldClass,
  now: number,
): Promotion[] {
  const byUser = new Map(rows.map((row) => [row.user_id, row]));
  const [session] = rows;
  let free = session ? session.capacity - session.booked : 0;
  let line = waiting.map((entry) => ({ ...entry, joinedAt: entry.number }));
  const promotions: Promotion[] = [];
  while (free > 0) {
    const next = nextInLine(line, (entry) => canTake(byUser.get(entry.userId), entry, now));
    const row = next && byUser.get(next.userId);
    if (!next || !row) {
      // Nobody among those looked at can take the place; the line may go on behind them.
      if (waiting.length > held.reach) throw new LineChanged();
      break;
    }
    const decision = promotionDecision({ startsAt: row.starts_at.getTime() }, next.policy, now);
    if (decision.kind === 'open_to_anyone') break;
    if (!held.members.has(next.userId)) throw new LineChanged();
    promotions.push({
      bookingId: next.id,
      userId: next.userId,
      heldUntil: decision.kind === 'offer' ? new Date(decision.heldUntilAt) : null,
      bookedAt: new Date(firstBookedAt(row) ?? now),
    });
    line = line.filter((entry) => entry !== next);
    free -= 1;
  }
  return promotions;
}

function canTake(row: FactsRow | undefined, entry: WaitingRow, now: number): boolean {
  if (!row) return false;
  const facts = bookingFacts(row, now, { ownBookingId: entry.id, placeHeld: true });
  return bookingEligibility(facts, now).allowed;
}

/** Takes members who got a place out of the lines of classes that overlap it, and records why. */
export async function dropOverlapping(
  tx: Tx,
  held: HeldClass,
  confirmed: readonly { bookingId: string; userId: string }[],
  span: Span,
  now: number,
): Promise<void> {
  const bookingOf = new Map(confirmed.map(({ userId, bookingId }) => [userId, bookingId]));
  const places = held.otherPlaces.filter(
    (place) => place.sessionId !== held.sessionId && bookingOf.has(place.userId),
  );
  const lost = new Map(overlappingPlaces(places, span).map((place) => [place.id, place.userId]));
  const dropped = await dropPlaces(tx, [...lost.keys()], new Date(now));
  await record(
    tx,
    ...dropped.map((id) => ({
      type: 'booking.dropped_for_overlap' as const,
      payload: { booking_id: id, for_booking_id: bookingOf.get(lost.get(id) ?? '') ?? '' },
    })),
  );
}

function factOf({ bookingId, heldUntil }: Promotion): Fact {
  return heldUntil
    ? { type: 'booking.offered', payload: { booking_id: bookingId } }
    : { type: 'booking.confirmed', payload: { booking_id: bookingId, how: 'promoted' } };
}

function spanOf(row: FactsRow): Span {
  return { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
}
