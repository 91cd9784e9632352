import {
  bookingEligibility,
  type EpochMs,
  firstFailedRule,
  MINUTE,
  type Money,
  WALK_IN_HOLD_MINUTES,
  walkInWindow,
} from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { moveCounters } from '../../classes/index.ts';
import { buildBooking } from '../book/build-booking.ts';
import {
  type BookingToInsert,
  insertBookings,
  type NewBooking,
} from '../book/insert-bookings.store.ts';
import { openDropInPayment } from '../book/open-drop-in-payment.ts';
import type { BookingRow } from '../booking-row.ts';
import { lockBooking, updateBooking } from '../bookings.store.ts';
import { returnLateVisits } from '../cancel/return-late-visits.ts';
import {
  type BookingContextRow,
  loadBookingContext,
} from '../eligibility/booking-context.store.ts';
import {
  buildBookingContext,
  firstBookedAt,
  priceOf,
} from '../eligibility/build-booking-context.ts';
import { refuseFailedRule } from '../eligibility/refuse-failed-rule.ts';
import { LOCKS, type LockedClass, type Locks, lockClass } from '../locks/lock-class.ts';
import { leaveOverlappingWaitlists } from '../waitlist/leave-overlapping-waitlists.ts';
import { applyPromotions } from '../waitlist/waitlist.store.ts';

/** Holds of the class have expired: the caller ends them in a transaction of their own, and repeats. */
export class LapsedHoldsError extends Error {}

/** The place of a walk-in: taken, or held until it is paid. */
export interface WalkInPlace {
  bookingId: string;
  /** False when the member had this place before. */
  isNew: boolean;
  awaitsPayment: { amount: Money; heldUntil: Date } | null;
}

/** A member who stands at the front desk of a class. */
export interface WalkInCommand {
  userId: string;
  sessionId: string;
  payDropIn: boolean;
}

/**
 * Decides without locks on what most walk-ins are: a free place by plan, for a member with no other
 * place in the class and on no waitlist. Returns the booking to write, which the statement that writes
 * it judges again, a refusal, or null for what is to be decided with locks.
 */
export async function decideWalkIn(
  db: Db,
  { userId, sessionId, payDropIn }: WalkInCommand,
  at: EpochMs,
): Promise<BookingToInsert | Refusal | null> {
  const row = await loadBookingContext(db, sessionId, userId, at);
  if (row?.venue_status !== 'published') return refuse('not_found');
  const isInvolved = row.uses.some(
    (use) =>
      use.status === 'waitlisted' || (use.sessionId === sessionId && use.status !== 'cancelled'),
  );
  if (isInvolved || row.has_lapsed_hold || row.late_visit_pending) return null;
  const tooSoon = refuseOutsideWindow(row, at);
  if (tooSoon) return tooSoon;
  const eligibility = bookingEligibility(buildBookingContext(row, at, { walkIn: true }), at);
  if (eligibility.allowed) {
    const booking = buildBooking(row, 'place', at);
    return { booking, row, idempotencyRecord: null, how: 'walk_in', attended: true };
  }
  return payDropIn && eligibility.drop_in_allowed ? null : refuseWalkIn(eligibility, row);
}

function refuseWalkIn(
  eligibility: ReturnType<typeof bookingEligibility>,
  row: BookingContextRow,
): Refusal {
  const rule = firstFailedRule(eligibility);
  if (!rule) throw new Error('A refused walk-in without a reason');
  return refuseFailedRule(rule, eligibility, row.venue_time_zone);
}

/**
 * Gives a member who stands at the front desk a free place at `at`, under the rules of every booking;
 * a place on the waitlist becomes the place. The plan is used where it covers the class, otherwise the
 * place is held for its payment where the member pays. A place that the member has already is returned.
 * Locks the member and the class, so that no two requests take one place; no member on the waitlist is
 * passed over, because from 30 min before the start free places go to the members at the desk.
 */
export async function takeWalkInPlace(
  deps: Deps,
  tx: Tx,
  command: WalkInCommand,
  at: EpochMs,
  locks: Locks = LOCKS,
): Promise<WalkInPlace | Refusal> {
  const { userId, sessionId } = command;
  const target = { sessionId, members: [userId], waitlistLimit: 0 };
  const lockedClass = await lockClass(tx, target, locks);
  const row = await loadBookingContext(tx, sessionId, userId, at);
  if (row?.venue_status !== 'published') return refuse('not_found');
  const own = row.uses.find((use) => use.sessionId === sessionId && use.status !== 'cancelled');
  const held = own?.status === 'pending' ? await lockBooking(tx, own.id) : undefined;
  if (row.has_lapsed_hold || (held && !isHeld(held, at))) throw new LapsedHoldsError();
  if (held) return describeHeldPlace(row, held);
  if (own && own.status !== 'waitlisted')
    return { bookingId: own.id, isNew: false, awaitsPayment: null };
  const tooSoon = refuseOutsideWindow(row, at);
  if (tooSoon) return tooSoon;
  const waiting = own ? { ownBookingId: own.id } : {};
  const eligibility = bookingEligibility(
    buildBookingContext(row, at, { ...waiting, walkIn: true }),
    at,
  );
  const entryId = own?.id ?? null;
  if (eligibility.allowed) return takePlace(tx, { row, entryId, lockedClass }, at);
  if (command.payDropIn && eligibility.drop_in_allowed)
    return holdPlace(deps, tx, { row, entryId, lockedClass }, at);
  return refuseWalkIn(eligibility, row);
}

function isHeld({ held_until }: BookingRow, at: EpochMs): boolean {
  return held_until !== null && held_until.getTime() > at;
}

function describeHeldPlace(row: BookingContextRow, held: BookingRow): WalkInPlace | Refusal {
  const heldUntil = held.held_until ?? held.starts_at;
  const amount = priceOf(row);
  if (held.pending_for === 'payment' && amount)
    return { bookingId: held.id, isNew: false, awaitsPayment: { amount, heldUntil } };
  return refuse('place_offered', {
    title: row.title,
    starts_at: row.starts_at.toISOString(),
    time_zone: row.venue_time_zone,
    held_until: heldUntil.toISOString(),
  });
}

/** The class with the member's waitlist entry, if there is one. */
interface Target {
  row: BookingContextRow;
  entryId: string | null;
  lockedClass: LockedClass;
}

function refuseOutsideWindow(row: BookingContextRow, at: EpochMs): Refusal | null {
  if (row.status === 'cancelled') return null;
  const { state, opens_at, closes_at } = walkInWindow(row.starts_at.getTime(), at);
  const details = { opens_at, closes_at, time_zone: row.venue_time_zone };
  if (state === 'too_early')
    return refuse('walk_in_too_early', { ...details, waitlisted: row.waitlisted });
  return state === 'too_late' ? refuse('walk_in_too_late', details) : null;
}

async function takePlace(tx: Tx, target: Target, at: EpochMs): Promise<WalkInPlace> {
  const { row, entryId, lockedClass } = target;
  const bookingId = entryId ?? (await insertPlace(tx, row, buildBooking(row, 'place', at)));
  if (entryId) {
    const bookedAt = new Date(firstBookedAt(row) ?? at);
    const promotion = { bookingId, userId: row.user_id, heldUntil: null, bookedAt };
    await applyPromotions(tx, row.id, [promotion]);
    const payload = { booking_id: bookingId, how: 'walk_in' as const };
    await publish(tx, { type: 'booking.confirmed', payload });
  }
  await returnLateVisits(tx, row.id, [row.user_id], new Date(at));
  const span = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  const confirmed = [{ bookingId, userId: row.user_id }];
  await leaveOverlappingWaitlists(tx, lockedClass, confirmed, span, at);
  return { bookingId, isNew: true, awaitsPayment: null };
}

async function holdPlace(
  deps: Deps,
  tx: Tx,
  { row, entryId }: Target,
  at: EpochMs,
): Promise<WalkInPlace | Refusal> {
  const heldUntil = new Date(at + WALK_IN_HOLD_MINUTES * MINUTE);
  const unpaid = { ...buildBooking(row, 'unpaid_place', at), held_until: heldUntil };
  const booking = entryId ? { ...unpaid, id: entryId } : unpaid;
  if (entryId) {
    const { status, pending_for, held_until, paid_by } = booking;
    await updateBooking(tx, entryId, { status, pending_for, held_until, paid_by });
    await moveCounters(tx, row.id, { booked: 1, waitlisted: -1 });
  } else await insertPlace(tx, row, booking);
  const payment = await openDropInPayment(deps, tx, row, booking);
  if (isRefusal(payment)) return payment;
  await publish(tx, { type: 'booking.walk_in_held', payload: { booking_id: booking.id } });
  return {
    bookingId: booking.id,
    isNew: true,
    awaitsPayment: { amount: payment.amount, heldUntil },
  };
}

async function insertPlace(tx: Tx, row: BookingContextRow, booking: NewBooking): Promise<string> {
  const written = await insertBookings(tx, [
    { booking, row, idempotencyRecord: null, how: 'walk_in' },
  ]);
  // Both are locked and were read afterwards.
  if (!written.has(booking.id)) throw new Error('A walk-in was not written');
  return booking.id;
}
