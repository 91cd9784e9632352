import ical from 'ical-generator';
import { type CalendarEntry, calendarEvent } from './calendar-event.ts';

const REFRESH_SECONDS = 3600;

/** Several bookings as one calendar to subscribe to; it asks clients to refresh hourly. */
export function calendarFeed(feed: { name: string; entries: readonly CalendarEntry[] }): string {
  return ical({
    prodId: { company: 'Pulse', product: 'Feed', language: 'EN' },
    name: feed.name,
    ttl: REFRESH_SECONDS,
    events: feed.entries.map((entry) => calendarEvent(entry)),
  }).toString();
}
