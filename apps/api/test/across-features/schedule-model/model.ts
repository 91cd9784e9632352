import { HOUR, MINUTE } from '@pulse/domain';

/*
 * What a schedule and its bookings should be, in plain objects and plain rules. Nothing here reads the
 * product's own rules, but for the figures of product.md that stand below.
 */

export const OPENS_BEFORE = 14 * 24 * HOUR;
export const CLOSES_BEFORE = 5 * MINUTE;
export const FREE_CANCEL_HOURS = 12;
export const GRACE = 10 * MINUTE;
export const NO_OFFERS = 30 * MINUTE;
export const HORIZON_DAYS = 60;

export interface ModelVenue {
  id: string;
  zone: string;
  closed: Set<string>;
}

export interface ModelTemplate {
  id: string;
  venue: ModelVenue;
  weekdays: number[];
  start: string;
  minutes: number;
  capacity: number;
  trainer: string | null;
  firstDate: string;
  lastDate: string | null;
}

/** A class on one date; no class of this model has two starts on one date. */
export interface ModelSession {
  id: string | null;
  template: ModelTemplate;
  /** The date that its schedule gave it, which it keeps when it moves. */
  date: string;
  startsAt: number;
  endsAt: number;
  capacity: number;
  trainer: string | null;
  cancelledAt: number | null;
  byHand: boolean;
}

export interface ModelBooking {
  id: string;
  member: string;
  session: ModelSession;
  status: 'confirmed' | 'pending' | 'waitlisted' | 'cancelled';
  startsAt: number;
  endsAt: number;
  heldUntil: number | null;
  /** When the member first had the place; null for who only waited. */
  placedAt: number | null;
  freeCancelHours: number;
  /** The start that the member agreed to, once the class has moved. */
  agreedStart: number | null;
  cancelledBy: 'member' | 'venue' | 'system' | null;
  cancelledAt: number | null;
}

/** An event of the outbox, as `type booking` or `type member`, and the member whom it notifies. */
export interface Told {
  event: string;
  notifies: string | null;
}

export interface Model {
  now: number;
  venues: ModelVenue[];
  templates: ModelTemplate[];
  sessions: ModelSession[];
  /** In the order in which they were made, which is that of every waitlist. */
  bookings: ModelBooking[];
  /** What members are notified of by the command that runs. */
  told: Told[];
}

export const localDate = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();

export const localTime = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

export const addDays = (date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** Both instants of a local time: two when the clocks repeat it, a gap apart when they skip it. */
export function instantsOf(date: string, time: string, zone: string) {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const at = (disambiguation: 'earlier' | 'later' | 'compatible') =>
    wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
  return { earlier: at('earlier'), later: at('later'), compatible: at('compatible') };
}

export const holdsPlace = ({ status }: ModelBooking) =>
  status === 'confirmed' || status === 'pending';
const isOpen = (booking: ModelBooking) => booking.status !== 'cancelled';

export const bookingsOf = (model: Model, session: ModelSession) =>
  model.bookings.filter((one) => one.session === session && isOpen(one));
export const placesOf = (model: Model, session: ModelSession) =>
  bookingsOf(model, session).filter(holdsPlace);
export const waitingFor = (model: Model, session: ModelSession) =>
  bookingsOf(model, session).filter(({ status }) => status === 'waitlisted');

interface Span {
  startsAt: number;
  endsAt: number;
}
export const overlap = (one: Span, other: Span) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Whether the member has a place in another class at this time. */
export const isBusy = (
  model: Model,
  member: string,
  session: ModelSession,
  span: Span,
  timeOf: (booking: ModelBooking) => Span = (booking) => booking,
) =>
  model.bookings.some(
    (one) =>
      one.member === member &&
      one.session !== session &&
      holdsPlace(one) &&
      overlap(timeOf(one), span),
  );

export function tell(model: Model, event: string, booking: ModelBooking): void {
  model.told.push({ event: `${event} ${booking.id}`, notifies: booking.member });
}

/** What one act did to several bookings: an event for each, and one notification for each member. */
export function tellTogether(model: Model, event: string, bookings: readonly ModelBooking[]): void {
  for (const [member, own] of Map.groupBy(bookings, (booking) => booking.member)) {
    if (own.length === 1) for (const booking of own) tell(model, event, booking);
    else {
      for (const { id } of own) model.told.push({ event: `${event} ${id}`, notifies: null });
      model.told.push({ event: `booking.several_cancelled ${member}`, notifies: member });
    }
  }
}

export function endBooking(
  model: Model,
  booking: ModelBooking,
  by: 'member' | 'venue' | 'system',
): void {
  Object.assign(booking, {
    status: 'cancelled',
    heldUntil: null,
    cancelledBy: by,
    cancelledAt: model.now,
  });
}
