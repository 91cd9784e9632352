import { expect, test } from 'vitest';
import { bookingCalendar, bookingUid } from './booking-calendar.ts';
import { calendarFeed } from './calendar-feed.ts';

const yoga = {
  uid: bookingUid('7d1f'),
  sequence: 2,
  title: 'Morning yoga',
  location: 'Studio Cèdre, Rue Gouraud 12, Beirut',
  startsAt: new Date('2026-11-22T16:00:00Z'),
  endsAt: new Date('2026-11-22T17:00:00Z'),
  url: 'https://pulse.test/app/bookings',
  status: 'confirmed' as const,
};
const participants = {
  organiser: { name: 'Pulse', email: 'hello@pulse.test' },
  attendee: { name: 'Rima', email: 'rima@pulse.test' },
};
/** The logical lines of RFC 5545: those that were folded at 75 bytes joined again. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a booking becomes an entry with a stable UID, its SEQUENCE and instants in UTC', () => {
  const file = bookingCalendar({
    ...yoga,
    method: 'REQUEST',
    zone: 'Asia/Beirut',
    people: participants,
  });
  expect(lines(file)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'X-WR-TIMEZONE:Asia/Beirut',
      'UID:booking-7d1f@pulse',
      'SEQUENCE:2',
      'DTSTART:20261122T160000Z',
      'DTEND:20261122T170000Z',
      'STATUS:CONFIRMED',
      'LOCATION:Studio Cèdre\\, Rue Gouraud 12\\, Beirut',
    ]),
  );
  expect(file).toMatch(/ORGANIZER;CN="Pulse":mailto:hello@pulse.test/i);
});

test('a cancelled booking keeps its UID and has METHOD:CANCEL', () => {
  const file = bookingCalendar({
    ...yoga,
    sequence: 3,
    status: 'cancelled',
    method: 'CANCEL',
    zone: 'Asia/Beirut',
    people: participants,
  });
  expect(lines(file)).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:booking-7d1f@pulse',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
    ]),
  );
});

test('a feed contains every entry and no METHOD, so that a calendar treats it as a subscription', () => {
  const file = calendarFeed({
    name: 'Pulse',
    entries: [yoga, { ...yoga, uid: bookingUid('8e2a') }],
  });
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).not.toContain('METHOD:');
});
