import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassSession, aClassTemplate } from '../../../../test/builders/classes.ts';
import { aVenue } from '../../../../test/builders/venues.ts';
import { aMember, aMembership } from '../../../../test/builders.ts';

// Monday, 12:00 in Beirut.
const today = '2026-11-23';
const ids: Record<string, string> = {};
test.beforeAll(async () => {
  api.clock.set(`${today}T10:00:00Z`);
  const { db } = api.deps;
  const openAllDay = Array.from({ length: 7 }, (_, weekday) => ({
    weekday: weekday + 1,
    opens: '08:00',
    closes: '22:00',
  }));
  const places = {
    Near: { latitude: 33.9, activities: ['yoga'], opening_hours: openAllDay },
    Far: { latitude: 33.95, activities: ['boxing'], amenities: ['showers'] },
    Over: { latitude: 33.93, activities: ['yoga'] },
    Idle: { latitude: 33.9001, activities: ['padel'] },
    Beyond: { latitude: 34.9 },
  };
  for (const [name, place] of Object.entries(places)) {
    const venue = await aVenue(db, { name, longitude: 35.5, ...place });
    ids[name] = venue;
    if (name === 'Idle') continue;
    const template = await aClassTemplate(db, { venue_id: venue, name });
    const hours = name === 'Over' ? [6] : [8, 16, 18];
    for (const hour of hours)
      await aClassSession(db, {
        venue_id: venue,
        class_template_id: template,
        starts_at: `${today}T${String(hour).padStart(2, '0')}:00:00Z`,
        occurrence_date: `2026-10-${10 + hour}`,
        ...(name === 'Far' && hour === 16 && { capacity: 1, booked: 1 }),
      });
  }
});

const area = `date=${today}&near=33.9,35.5&radius_km=20`;
const read = async (path: string, client = api.anonymous) => {
  const { status, body } = await client.get(`/venues-with-classes${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
};

test.each([
  '',
  'activity=yoga',
  'amenity=showers',
  'from_time=19:00',
  'has_places=true',
  'open_now=true',
  'q=far',
  'tier=plus',
  'distance_from=34,35.5&bbox=35.4,33.92,35.6,34.99',
])('the map shows the venues and classes of the list: %s', async (filters) => {
  const listed = await read(`?${area}&limit=100&${filters}`);
  const pins = await read(`/map?${area}&${filters}`);
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(pins.toSorted(byId)).toEqual(
    listed
      .map((item: { venue: object; sessions: object[]; last_started: string | null }) => ({
        ...pick(item.venue, ['id', 'name', 'latitude', 'longitude']),
        sessions: item.sessions.map((session) =>
          pick(session, [
            'starts_at',
            'local_start',
            'capacity',
            'booked',
            'own_booking',
            'open_for_booking',
          ]),
        ),
        last_started: item.last_started,
      }))
      .toSorted(byId),
  );
  if (!/tier|amenity/.test(filters)) expect(pins.length).toBeGreaterThan(0);
});

test('the map tells a member which classes are theirs, and only what they may book', async () => {
  const user = await aMember(api.deps);
  await aMembership(api.deps.db, { user_id: user.id });
  const member = await api.clientFor(user);
  const [near] = await read(`?${area}&limit=1`, member);
  const booked = await member.post('/bookings', { class_session_id: near.sessions[0].id });
  expect(booked.status, JSON.stringify(booked.body)).toBe(201);
  const own = async (filters: string) =>
    (await read(`/map?${area}&${filters}`, member))
      .find(({ id }: { id: string }) => id === ids.Near)
      .sessions.map((session: { own_booking: { status: string } | null }) => session.own_booking);
  expect(await own('')).toMatchObject([{ status: 'confirmed' }, null]);
  expect(await own('bookable=true')).toEqual([null]);
});

test('one venue of the list is read alone, if the list has it', async () => {
  for (const sort of ['nearest', 'soonest', 'rated']) {
    const far = await read(`?${area}&sort=${sort}&venue_id=${ids.Far}`);
    expect(far.map(({ venue }: { venue: { name: string } }) => venue.name)).toEqual(['Far']);
  }
  expect(await read(`?${area}&venue_id=${ids.Beyond}`)).toEqual([]);
  expect(await read(`?${area}&activity=padel&venue_id=${ids.Far}`)).toEqual([]);
});

const pick = (from: object, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
