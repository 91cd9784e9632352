import type { SessionAtVenue, VenueWithClasses } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { toMapPins, toVenueOnMap } from './map-pins.ts';

const noon = Date.parse('2026-11-23T10:00:00Z');

function createSession(
  local_start: string,
  overrides: Partial<SessionAtVenue> = {},
): SessionAtVenue {
  const [hours = 0, minutes = 0] = local_start.split(':').map(Number);
  const starts_at = new Date(Date.UTC(2026, 10, 23, hours - 2, minutes)).toISOString();
  return {
    id: local_start,
    title: 'Flow',
    activity: 'yoga',
    tier: 'standard',
    starts_at,
    ends_at: starts_at,
    time_zone: 'Asia/Beirut',
    local_date: '2026-11-23',
    local_start,
    capacity: 10,
    booked: 1,
    waitlisted: 0,
    price: null,
    trainer_name: null,
    own_booking: null,
    open_for_booking: true,
    ...overrides,
  };
}

const venue = {
  id: 'a',
  name: 'Nafas',
  address: '',
  city: 'Beirut',
  district: '',
  latitude: 33.9,
  longitude: 35.5,
  time_zone: 'Asia/Beirut',
  tier: 'standard',
  activities: [],
  open_gym: false,
  cover_url: null,
  cover_sources: [],
  rating: { count: 0, average: null },
  distance_m: null,
  opening: { open: true, changes_at: null },
} satisfies VenueWithClasses['venue'];

const pinOf = (sessions: SessionAtVenue[], last_started: string | null = null) =>
  toMapPins(
    [toVenueOnMap({ venue, sessions, sessions_total: sessions.length, last_started })],
    noon,
  )[0];

test('a pin has the time of the next class that can be booked', () => {
  const full = createSession('13:00', { booked: 10, open_for_booking: false });
  expect(pinOf([full, createSession('18:30')])).toMatchObject({
    label: '18:30',
    state: 'next',
    startsAt: Date.parse('2026-11-23T16:30:00Z'),
  });
  expect(pinOf([full])).toMatchObject({ label: '13:00', state: 'full', startsAt: null });
});

test('a class that has begun while the list was read is past, and the next one leads', () => {
  expect(pinOf([createSession('11:30'), createSession('18:30')])).toMatchObject({
    label: '18:30',
    state: 'next',
  });
  expect(pinOf([createSession('11:30')])).toMatchObject({
    label: '11:30',
    state: 'past',
    startsAt: null,
  });
});

test('a class that can no longer be booked is past, one whose booking opens later is not', () => {
  const closed = { open_for_booking: false };
  expect(pinOf([createSession('12:03', closed)])).toMatchObject({ label: '12:03', state: 'past' });
  expect(pinOf([createSession('20:00', closed)])).toMatchObject({ state: 'next', startsAt: null });
});

test('a venue without a class to come has the time of its last one, and a dot without any', () => {
  expect(pinOf([], '09:00')).toMatchObject({ label: '09:00', state: 'past' });
  expect(pinOf([])).toMatchObject({ label: '', state: 'none' });
});
