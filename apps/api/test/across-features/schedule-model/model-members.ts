import { HOUR, MINUTE } from '@pulse/domain';
import {
  bookingsOf,
  CLOSES_BEFORE,
  endBooking,
  FREE_CANCEL_HOURS,
  GRACE,
  holdsPlace,
  isBusy,
  type Model,
  type ModelBooking,
  type ModelSession,
  NO_OFFERS,
  OPENS_BEFORE,
  overlap,
  placesOf,
  tell,
  waitingFor,
} from './model.ts';

/* What members do, and what freed places become (product.md, "Booking"). */

/** What becomes of a request to book: a place, a place in line, or the code of a refusal. */
export function decideBooking(
  model: Model,
  member: string,
  session: ModelSession,
  joinWaitlist: boolean,
): string {
  if (session.cancelledAt !== null) return 'class_cancelled';
  if (model.now < session.startsAt - OPENS_BEFORE) return 'booking_not_open';
  if (model.now >= session.startsAt - CLOSES_BEFORE) return 'booking_closed';
  if (bookingsOf(model, session).some((one) => one.member === member)) return 'already_booked';
  if (isBusy(model, member, session, session)) return 'overlapping_booking';
  if (placesOf(model, session).length < session.capacity) return 'confirmed';
  if (!joinWaitlist) return 'class_full';
  return waitingFor(model, session).length < session.capacity ? 'waitlisted' : 'waitlist_full';
}

export function addBooking(
  model: Model,
  {
    id,
    member,
    session,
    status,
  }: { id: string; member: string; session: ModelSession; status: 'confirmed' | 'waitlisted' },
): void {
  const booking: ModelBooking = {
    id,
    member,
    session,
    status,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    heldUntil: null,
    placedAt: status === 'confirmed' ? model.now : null,
    freeCancelHours: FREE_CANCEL_HOURS,
    agreedStart: null,
    cancelledBy: null,
    cancelledAt: null,
  };
  model.bookings.push(booking);
  tell(model, `booking.${status}`, booking);
}

/** Cancels a booking that costs nothing to cancel, or says why not. */
export function cancelBooking(model: Model, booking: ModelBooking): string {
  const { status, startsAt, freeCancelHours, placedAt } = booking;
  if (status === 'cancelled') return 'not_cancellable';
  if (model.now >= startsAt) return 'class_started';
  const isFree =
    status !== 'confirmed' ||
    model.now < startsAt - freeCancelHours * HOUR ||
    model.now < (placedAt ?? 0) + GRACE;
  if (!isFree) return 'cancellation_costs_visit';
  endBooking(model, booking, 'member');
  tell(model, 'booking.cancelled', booking);
  if (status !== 'waitlisted') promote(model, booking.session);
  return 'cancelled';
}

/** Takes a place on offer, or says why not. */
export function acceptOffer(model: Model, booking: ModelBooking): string {
  if (booking.status === 'confirmed') return 'confirmed';
  if (booking.status !== 'pending') return 'offer_expired';
  if (isBusy(model, booking.member, booking.session, booking)) return 'overlapping_booking';
  confirm(model, booking);
  return 'confirmed';
}

/** Gives the places whose offer is over to the next in line. */
export function expireOffers(model: Model, session: ModelSession): boolean {
  const lapsed = bookingsOf(model, session).filter(
    ({ heldUntil }) => heldUntil !== null && heldUntil <= model.now,
  );
  for (const booking of lapsed) {
    endBooking(model, booking, 'system');
    tell(model, 'booking.offer_expired', booking);
  }
  if (lapsed.length > 0) promote(model, session);
  return lapsed.length > 0;
}

/** Free places go to who waits, in order: confirmed while cancelling is free for two hours, or offered. */
export function promote(model: Model, session: ModelSession): void {
  if (session.cancelledAt !== null || model.now >= session.startsAt - NO_OFFERS) return;
  const confirmed: ModelBooking[] = [];
  for (const booking of waitingFor(model, session)) {
    if (placesOf(model, session).length >= session.capacity) break;
    if (isBusy(model, booking.member, session, session)) continue;
    if (model.now <= session.startsAt - (FREE_CANCEL_HOURS + 2) * HOUR) {
      booking.status = 'confirmed';
      booking.placedAt = model.now;
      tell(model, 'booking.confirmed', booking);
      confirmed.push(booking);
    } else {
      const minutes = session.startsAt - model.now <= 3 * HOUR ? 10 : 30;
      booking.status = 'pending';
      booking.heldUntil = Math.min(model.now + minutes * MINUTE, session.startsAt - NO_OFFERS);
      tell(model, 'booking.offered', booking);
    }
  }
  for (const booking of confirmed) leaveOtherWaitlists(model, booking);
}

function confirm(model: Model, booking: ModelBooking): void {
  Object.assign(booking, { status: 'confirmed', heldUntil: null, placedAt: model.now });
  tell(model, 'booking.confirmed', booking);
  leaveOtherWaitlists(model, booking);
}

function leaveOtherWaitlists(model: Model, { member, session, startsAt, endsAt }: ModelBooking) {
  for (const other of model.bookings) {
    const waits = other.status === 'waitlisted' && other.member === member;
    if (!waits || other.session === session || !overlap(other, { startsAt, endsAt })) continue;
    endBooking(model, other, 'system');
    tell(model, 'booking.dropped_for_overlap', other);
  }
}

/** The members who are notified when these classes end, and the places and waitlist places that end. */
export function countOpen(model: Model, sessions: readonly ModelSession[]) {
  const open = sessions.flatMap((session) => bookingsOf(model, session));
  return {
    sessions: sessions.length,
    told: new Set(open.map(({ member }) => member)).size,
    booked: open.filter(holdsPlace).length,
    waitlisted: open.filter((one) => !holdsPlace(one)).length,
  };
}
