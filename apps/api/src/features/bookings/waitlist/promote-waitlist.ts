import {
  bookingEligibility,
  type EpochMs,
  nextOnWaitlist,
  promotionDecision,
  type TimeRange,
} from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type DomainEvent, publish } from '../../../platform/events/domain-events.ts';
import { returnLateVisits } from '../cancel/return-late-visits.ts';
import {
  type BookingContextRow,
  loadBookingContexts,
} from '../eligibility/booking-context.store.ts';
import { buildBookingContext, firstBookedAt } from '../eligibility/build-booking-context.ts';
import { type LockedClass, WaitlistChangedError } from '../locks/lock-class.ts';
import { leaveOverlappingWaitlists } from './leave-overlapping-waitlists.ts';
import {
  applyPromotions,
  listWaitlist,
  type Promotion,
  type WaitlistRow,
} from './waitlist.store.ts';

/**
 * Gives the free places of a locked class to its waitlist at `now`, first come, first served: each
 * confirmed or offered as the domain decides, or left open to every member. Members who are not eligible
 * now (a limit, no plan) keep their waitlist place and are skipped.
 */
export async function promoteWaitlist(
  tx: Tx,
  lockedClass: LockedClass,
  now: EpochMs,
): Promise<void> {
  const waitlist = await listWaitlist(tx, [lockedClass.sessionId], lockedClass.waitlistLimit + 1);
  if (waitlist.length === 0) return;
  const { sessionId } = lockedClass;
  const keys = waitlist.map(({ userId }) => ({ userId, sessionId }));
  const loaded = await loadBookingContexts(tx, keys, now);
  const rows = loaded.filter((row) => row !== undefined);
  const promotions = choosePromotions(waitlist, rows, lockedClass, now);
  if (promotions.length === 0) return;
  await applyPromotions(tx, sessionId, promotions);
  const confirmed = promotions.filter(({ heldUntil }) => heldUntil === null);
  await publish(tx, ...promotions.map(promotionEvent));
  const confirmedUserIds = confirmed.map(({ userId }) => userId);
  await returnLateVisits(tx, sessionId, confirmedUserIds, new Date(now));
  const [session] = rows;
  if (session) await leaveOverlappingWaitlists(tx, lockedClass, confirmed, spanOf(session), now);
}

/**
 * The same for a transaction that cannot be retried: members who joined the waitlist at the same
 * moment are left for the next run of the job.
 */
export async function promoteWaitlistWithoutRetry(
  tx: Tx,
  lockedClass: LockedClass,
  now: EpochMs,
): Promise<void> {
  // The error is thrown before anything is written.
  await promoteWaitlist(tx, lockedClass, now).catch((error: unknown) => {
    if (!(error instanceof WaitlistChangedError)) throw error;
  });
}

function choosePromotions(
  waitlist: readonly WaitlistRow[],
  rows: readonly BookingContextRow[],
  lockedClass: LockedClass,
  now: EpochMs,
): Promotion[] {
  const byUser = new Map(rows.map((row) => [row.user_id, row]));
  const [session] = rows;
  let freePlaces = session ? session.capacity - session.booked : 0;
  let candidates = waitlist.map((entry) => ({ ...entry, joinedAt: entry.number }));
  const promotions: Promotion[] = [];
  while (freePlaces > 0) {
    const next = nextOnWaitlist(candidates, (entry) =>
      isEligible(byUser.get(entry.userId), entry, now),
    );
    const row = next && byUser.get(next.userId);
    if (!next || !row) {
      // None of the loaded entries can take the place; the waitlist may be longer than the limit.
      if (waitlist.length > lockedClass.waitlistLimit) throw new WaitlistChangedError();
      break;
    }
    const decision = promotionDecision({ startsAt: row.starts_at.getTime() }, next.policy, now);
    if (decision.kind === 'open_to_anyone') break;
    if (!lockedClass.members.has(next.userId)) throw new WaitlistChangedError();
    promotions.push({
      bookingId: next.id,
      userId: next.userId,
      heldUntil: decision.kind === 'offer' ? new Date(decision.heldUntilAt) : null,
      bookedAt: new Date(firstBookedAt(row) ?? now),
    });
    candidates = candidates.filter((entry) => entry !== next);
    freePlaces -= 1;
  }
  return promotions;
}

function isEligible(row: BookingContextRow | undefined, entry: WaitlistRow, now: EpochMs): boolean {
  if (!row) return false;
  const context = buildBookingContext(row, now, { ownBookingId: entry.id, placeHeld: true });
  return bookingEligibility(context, now).allowed;
}

function promotionEvent({ bookingId, heldUntil }: Promotion): DomainEvent {
  return heldUntil
    ? { type: 'booking.offered', payload: { booking_id: bookingId } }
    : { type: 'booking.confirmed', payload: { booking_id: bookingId, how: 'promoted' } };
}

function spanOf(row: BookingContextRow): TimeRange {
  return { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
}
