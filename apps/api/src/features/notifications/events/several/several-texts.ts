import { bookingTemplateValues } from '../../templates/booking-template-values.ts';
import { type Language, notificationText } from '../../templates/translations.ts';
import type { NotifiedBooking } from '../stores/booking-notification.store.ts';

/** Two bookings of one member, or more. */
export type SeveralBookings = readonly [NotifiedBooking, NotifiedBooking, ...NotifiedBooking[]];

/** The title and the message of a notification about several bookings, and what leads its email. */
export function severalTexts(
  language: Language,
  key: string,
  bookings: SeveralBookings,
): { title: string; message: string; lead: string } {
  const [{ title, venue, cancel_reason }] = bookings;
  const waiting = bookings.filter(({ status }) => status === 'waitlisted');
  const booked = bookings.filter(({ status }) => status !== 'waitlisted');
  const whenOf = (some: readonly NotifiedBooking[]) =>
    shortList(
      language,
      some.map((booking) => bookingTemplateValues(booking, language).when),
    );
  const values = {
    title,
    venue,
    number: bookings.length,
    booked: booked.length,
    dates: whenOf(booked),
    waitlisted: whenOf(waiting),
    classes: shortList(
      language,
      bookings.toSorted(costlyFirst).map((booking) => classText(language, booking)),
    ),
    cost: notificationText(
      language,
      `booking_line.${bookings.some((one) => one.late_cancelled) ? 'visits_some' : 'visits_none'}`,
    ),
    reason: (cancel_reason ?? '').replace(/[.\s]+$/, ''),
  };
  const text = (part: string) => notificationText(language, `${key}.${part}`, values);
  return { title: text('title'), message: text('message'), lead: text('lead') };
}

/** A booking in the details of the email: when it is, and what holds for it. */
export function bookingLine(
  language: Language,
  booking: NotifiedBooking,
): [label: string, value: string] {
  const values = bookingTemplateValues(booking, language);
  if (booking.status !== 'cancelled') {
    const state = booking.status === 'waitlisted' ? 'waiting' : 'booked';
    return [values.when, notificationText(language, `booking_line.${state}`, values)];
  }
  return [values.when, `${booking.title}, ${booking.venue}. ${costText(language, booking)}`];
}

/** More would make the notification longer than its panel; the email and the page list all. */
const MAX_LISTED = 4;

function shortList(language: Language, texts: readonly string[]): string {
  const listed = texts.slice(0, MAX_LISTED).join('; ');
  const count = texts.length - MAX_LISTED;
  return count > 0 ? notificationText(language, 'booking_line.more', { listed, count }) : listed;
}

const costsSomething = ({ late_cancelled, payment }: NotifiedBooking) =>
  late_cancelled || payment !== null;
const costlyFirst = (one: NotifiedBooking, other: NotifiedBooking) =>
  Number(costsSomething(other)) - Number(costsSomething(one));

/** A cancelled booking within a sentence, with its cost if it has one. */
function classText(language: Language, booking: NotifiedBooking): string {
  const { when } = bookingTemplateValues(booking, language);
  const cost = costsSomething(booking) && costText(language, booking).replace(/\.$/, '');
  return [booking.title, when].join(', ') + (cost ? ` (${cost})` : '');
}

/** What a cancelled booking costs: a visit, none, or what becomes of the price of a drop-in. */
function costText(language: Language, booking: NotifiedBooking): string {
  const cost = booking.late_cancelled ? 'uses_visit' : 'uses_none';
  return notificationText(
    language,
    `booking_line.${cost}`,
    bookingTemplateValues(booking, language),
  );
}
