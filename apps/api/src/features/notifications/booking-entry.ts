import {
  bookingCalendar,
  bookingUid,
  type CalendarMethod,
} from '../../platform/calendar/booking-calendar.ts';
import { ownAddress } from '../../platform/mail/smtp.ts';
import type { BookingNews } from './booking-news.store.ts';

/** The calendar part of a booking's mail, as the booking is now; cancelled ones leave calendars. */
export function bookingEntry(
  news: BookingNews,
  publicUrl: string,
): { file: string; method: CalendarMethod } {
  const cancelled = news.status === 'cancelled';
  const waiting = news.status === 'waitlisted' || news.status === 'pending';
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  const file = bookingCalendar({
    uid: bookingUid(news.booking_id),
    sequence: news.calendar_sequence,
    method,
    title: news.title,
    location: [news.venue, news.address, news.city].filter(Boolean).join(', '),
    startsAt: news.starts_at,
    endsAt: news.ends_at,
    zone: news.venue_zone,
    url: `${publicUrl}/app/bookings`,
    status: cancelled ? 'cancelled' : waiting ? 'tentative' : 'confirmed',
    people: {
      organiser: { name: 'Pulse', email: ownAddress(publicUrl) },
      attendee: { name: news.full_name, email: news.email },
    },
  });
  return { file, method };
}
