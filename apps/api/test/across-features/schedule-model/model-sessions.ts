import { HOUR, MINUTE } from '@pulse/domain';
import {
  addDays,
  bookingsOf,
  endBooking,
  holdsPlace,
  instantsOf,
  isBusy,
  localDate,
  localTime,
  type Model,
  type ModelBooking,
  type ModelSession,
  type ModelVenue,
  NO_OFFERS,
  placesOf,
  tell,
  tellTogether,
} from './model.ts';
import { promote } from './model-members.ts';

/* What a partner does to single classes and to days. */

/** The fields of a change of one class, as they are sent. */
export interface SessionChange {
  local_date?: string;
  start?: string;
  duration_minutes?: number;
  capacity?: number;
  trainer_id?: string | null;
}

/** A class as a change would make it, or the code of the refusal. */
export function planSessionChange(model: Model, session: ModelSession, change: SessionChange) {
  const { zone } = session.template.venue;
  if (session.cancelledAt !== null) return 'class_cancelled';
  if (session.startsAt <= model.now) return 'class_started';
  const { capacity = session.capacity, trainer_id: trainer = session.trainer } = change;
  if (capacity < placesOf(model, session).length) return 'capacity_below_booked';
  let { startsAt } = session;
  if (change.local_date || change.start) {
    const date = change.local_date ?? localDate(startsAt, zone);
    const found = instantsOf(date, change.start ?? localTime(startsAt, zone), zone);
    if (found.earlier !== found.later) return 'validation_failed';
    startsAt = found.earlier;
    if (startsAt !== session.startsAt && startsAt <= model.now) return 'validation_failed';
  }
  const minutes = change.duration_minutes;
  const length = minutes ? minutes * MINUTE : session.endsAt - session.startsAt;
  return { capacity, trainer, startsAt, endsAt: startsAt + length };
}

export type PlannedSession = Exclude<ReturnType<typeof planSessionChange>, string>;

/** What the preview of that change should say. */
export function previewSessionChange(model: Model, session: ModelSession, plan: PlannedSession) {
  const open = bookingsOf(model, session);
  const places = open.filter(holdsPlace);
  const moves = plan.startsAt !== session.startsAt || plan.endsAt !== session.endsAt;
  const hurt = moves ? places.filter(({ member }) => isBusy(model, member, session, plan)) : [];
  const free = moves
    ? places.filter((one) => hurt.includes(one) || movesFar(one, session, plan.startsAt))
    : [];
  const retaught = plan.trainer !== session.trainer;
  return {
    sessions: 1,
    told: moves ? open.length : retaught ? places.length : 0,
    booked: places.length,
    waitlisted: open.length - places.length,
    overlapping: hurt.length,
    over_daily_limit: 0,
    free_to_cancel: free.length,
  };
}

export function changeSession(model: Model, session: ModelSession, plan: PlannedSession): void {
  const before = { ...session };
  if (plan.trainer !== before.trainer)
    for (const booking of placesOf(model, session)) tell(model, 'booking.trainer_changed', booking);
  Object.assign(session, plan, { byHand: true });
  moveBookings(model, [{ session, before }]);
  if (plan.capacity > before.capacity) promote(model, session);
}

/** Bookings follow their classes, which have their new times already. */
export function moveBookings(
  model: Model,
  moved: readonly { session: ModelSession; before: { startsAt: number; endsAt: number } }[],
): void {
  // Whose places overlap is decided by the new times of all of them.
  const timeOf = ({ session }: ModelBooking) => session;
  const changes = moved
    .filter(
      ({ session, before }) =>
        session.startsAt !== before.startsAt || session.endsAt !== before.endsAt,
    )
    .flatMap(({ session }) => bookingsOf(model, session))
    .map((booking) => ({
      booking,
      hurt: isBusy(model, booking.member, booking.session, booking.session, timeOf),
    }));
  for (const { booking, hurt } of changes) {
    const { session } = booking;
    const free = hurt || movesFar(booking, session, session.startsAt);
    if (holdsPlace(booking) && free) booking.freeCancelHours = 0;
    if (booking.startsAt !== session.startsAt) booking.agreedStart ??= booking.startsAt;
    if (booking.heldUntil !== null)
      booking.heldUntil = Math.min(booking.heldUntil, session.startsAt - NO_OFFERS);
    Object.assign(booking, { startsAt: session.startsAt, endsAt: session.endsAt });
    tell(model, 'booking.moved', booking);
  }
}

function movesFar(booking: ModelBooking, { template }: ModelSession, to: number): boolean {
  const agreed = booking.agreedStart ?? booking.startsAt;
  const { zone } = template.venue;
  return Math.abs(to - agreed) > 15 * MINUTE || localDate(to, zone) !== localDate(agreed, zone);
}

const isToCome = (model: Model, { cancelledAt, startsAt }: ModelSession) =>
  cancelledAt === null && startsAt > model.now;

/** The class, and with `following` the later ones of its template. */
export const sessionsToCancel = (model: Model, session: ModelSession, following: boolean) =>
  model.sessions.filter(
    (one) =>
      one === session ||
      (following &&
        one.template === session.template &&
        one.startsAt >= session.startsAt &&
        isToCome(model, one)),
  );

export const sessionsToClose = (model: Model, venue: ModelVenue, first: string, last: string) =>
  model.sessions.filter((one) => {
    const date = localDate(one.startsAt, venue.zone);
    return one.template.venue === venue && isToCome(model, one) && date >= first && date <= last;
  });

export function cancelSessions(model: Model, sessions: readonly ModelSession[]): void {
  const ended = sessions.flatMap((session) => bookingsOf(model, session));
  for (const booking of ended) endBooking(model, booking, 'venue');
  tellTogether(model, 'booking.cancelled', ended);
  for (const session of sessions) Object.assign(session, { cancelledAt: model.now, byHand: true });
}

export function closeDays(model: Model, venue: ModelVenue, first: string, last: string): void {
  cancelSessions(model, sessionsToClose(model, venue, first, last));
  for (let date = first; date <= last; date = addDays(date, 1)) venue.closed.add(date);
}

/** What becomes of the bookings that ended with a class, if it is put back now. */
export function planRestoration(model: Model, session: ModelSession) {
  const ended = model.bookings.filter(
    (one) =>
      one.session === session &&
      one.cancelledBy === 'venue' &&
      (one.cancelledAt ?? 0) >= (session.cancelledAt ?? 0),
  );
  const lastOffer = session.startsAt - NO_OFFERS;
  const half = Math.floor((session.startsAt - model.now) / 2);
  const hold = Math.min(Math.max(half, 30 * MINUTE), 24 * HOUR);
  const until = model.now < lastOffer ? Math.min(model.now + hold, lastOffer) : null;
  const had = ended.filter(({ placedAt }) => placedAt !== null);
  return {
    ended,
    until,
    offered: until === null ? [] : had.slice(0, session.capacity),
    waitlisted: until === null ? [] : ended.filter(({ placedAt }) => placedAt === null),
  };
}

export function restoreSession(model: Model, session: ModelSession): void {
  const { ended, until, offered, waitlisted } = planRestoration(model, session);
  Object.assign(session, { cancelledAt: null, byHand: true });
  const revived = { cancelledBy: null, cancelledAt: null };
  for (const booking of offered)
    Object.assign(booking, { ...revived, status: 'pending', heldUntil: until });
  for (const booking of waitlisted) Object.assign(booking, { ...revived, status: 'waitlisted' });
  for (const booking of ended) tell(model, 'booking.class_restored', booking);
}
