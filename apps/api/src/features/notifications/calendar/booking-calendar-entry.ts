import {
  bookingCalendar,
  bookingUid,
  type CalendarMethod,
} from '../../../platform/calendar/booking-calendar.ts';
import { defaultSenderAddress } from '../../../platform/mail/smtp.ts';
import type { NotifiedBooking } from '../events/booking-notification.store.ts';

/**
 * The calendar part of a booking's email, in its current state; a cancelled one is removed from
 * calendars.
 */
export function bookingCalendarEntry(
  booking: NotifiedBooking,
  publicUrl: string,
): { file: string; method: CalendarMethod } {
  const cancelled = booking.status === 'cancelled';
  const tentative = booking.status === 'waitlisted' || booking.status === 'pending';
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  const file = bookingCalendar({
    uid: bookingUid(booking.booking_id),
    sequence: booking.calendar_sequence,
    method,
    title: booking.title,
    location: [booking.venue, booking.address, booking.city].filter(Boolean).join(', '),
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    zone: booking.venue_zone,
    url: `${publicUrl}/app/bookings`,
    status: cancelled ? 'cancelled' : tentative ? 'tentative' : 'confirmed',
    people: {
      organiser: { name: 'Pulse', email: defaultSenderAddress(publicUrl) },
      attendee: { name: booking.full_name, email: booking.email },
    },
  });
  return { file, method };
}
