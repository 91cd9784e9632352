import ical, { ICalCalendarMethod } from 'ical-generator';
import { type CalendarEntry, type CalendarParticipants, calendarEvent } from './calendar-event.ts';

export { bookingUid } from './calendar-event.ts';

/** The iCalendar method: what the recipient's calendar does with the entry. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

/** A booking as its calendar file shows it, and what that file does. */
export interface BookingCalendar extends CalendarEntry {
  method: CalendarMethod;
  /** The venue's IANA time zone. */
  zone: string;
  people?: CalendarParticipants;
  /** Further bookings in the same file, which only METHOD:PUBLISH may have (RFC 5546). */
  others?: readonly CalendarEntry[];
}

/**
 * A booking, with others if there are any, as an iCalendar file (RFC 5545). `zone` is the venue's IANA time zone, a hint for
 * calendars that show it; the instants themselves are in UTC. METHOD:CANCEL removes the entry.
 */
export function bookingCalendar(booking: BookingCalendar): string {
  const { method, zone, people: participants, others = [], ...entry } = booking;
  const file = ical({
    prodId: { company: 'Pulse', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod[method],
    events: [entry, ...others].map((event) => calendarEvent(event, participants)),
  }).toString();
  // The library writes own properties after the events, where RFC 5545 allows none.
  return file.replace('BEGIN:VEVENT', `X-WR-TIMEZONE:${zone}\r\nBEGIN:VEVENT`);
}
