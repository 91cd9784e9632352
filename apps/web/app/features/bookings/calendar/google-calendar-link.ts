import type { Booking } from '@pulse/contract/client';

/**
 * URL that opens a booking as a new event in Google Calendar; times in UTC, its city named by
 * `formatCity`.
 */
export function googleCalendarLink(
  { session }: Booking,
  pageUrl: string,
  formatCity: (name: string) => string,
): string {
  const { venue } = session;
  const link = new URL('https://calendar.google.com/calendar/render');
  link.searchParams.set('action', 'TEMPLATE');
  link.searchParams.set('text', session.title);
  link.searchParams.set(
    'dates',
    `${toCalendarInstant(session.starts_at)}/${toCalendarInstant(session.ends_at)}`,
  );
  link.searchParams.set('ctz', session.time_zone);
  link.searchParams.set(
    'location',
    [venue.name, venue.district, formatCity(venue.city)].filter(Boolean).join(', '),
  );
  link.searchParams.set('details', pageUrl);
  return link.href;
}

/** An instant in the basic ISO 8601 format of calendars: 20261126T163000Z. */
function toCalendarInstant(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
