import { cityName } from '@pulse/domain';
import { type BookingCalendar, bookingUid } from '../../../platform/calendar/booking-calendar.ts';
import { defaultSenderAddress } from '../../../platform/mail/smtp.ts';
import type { NotifiedBooking } from '../events/stores/booking-notification.store.ts';
import { languageOf } from '../templates/translations.ts';

/**
 * The calendar part of a booking's email, in its current state; a cancelled one is removed from
 * calendars.
 */
export function bookingCalendarEntry(booking: NotifiedBooking, publicUrl: string): BookingCalendar {
  const city = cityName(booking.city, languageOf(booking.language));
  const cancelled = booking.status === 'cancelled';
  const tentative = booking.status === 'waitlisted' || booking.status === 'pending';
  return {
    uid: bookingUid(booking.booking_id),
    sequence: booking.calendar_sequence,
    method: cancelled ? 'CANCEL' : 'REQUEST',
    title: booking.title,
    location: [booking.venue, booking.address, city].filter(Boolean).join(', '),
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    zone: booking.venue_zone,
    url: `${publicUrl}/app/bookings`,
    status: cancelled ? 'cancelled' : tentative ? 'tentative' : 'confirmed',
    people: {
      organiser: { name: 'Pulse', email: defaultSenderAddress(publicUrl) },
      attendee: { name: booking.full_name, email: booking.email },
    },
  };
}

/** The calendar part of an email about several bookings, each in its current state. */
export function bookingsCalendar(
  bookings: readonly [NotifiedBooking, ...NotifiedBooking[]],
  publicUrl: string,
): BookingCalendar {
  const [first, ...others] = bookings;
  const { people, ...entry } = bookingCalendarEntry(first, publicUrl);
  return {
    ...entry,
    method: 'PUBLISH',
    ...(people && { people: { organiser: people.organiser } }),
    others: others.map((booking) => {
      const {
        method: _,
        zone: __,
        people: ___,
        ...other
      } = bookingCalendarEntry(booking, publicUrl);
      return other;
    }),
  };
}
