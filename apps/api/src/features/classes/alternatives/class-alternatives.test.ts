import { distanceMetres, HOUR, minutesApart } from '@pulse/domain';
import { expect } from 'vitest';
import { aVenue } from '../../../../test/builders.ts';
import {
  type BookingFixture,
  fixture,
  NOW,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';

let town = 0;
/** A town far from those of the other tests: what is near is only what the test puts there. */
function aTown() {
  const centre = { latitude: -40 + 2 * ++town, longitude: 20 };
  const venueAt = (kilometres: number) =>
    aVenue(fixture.deps.db, { ...centre, latitude: centre.latitude + kilometres / 111.195 });
  return { centre, venueAt };
}
const alternativesOf = async (id: string, reader: Pick<BookingFixture['anonymous'], 'get'>) => {
  const { status, body } = await reader.get(`/class-sessions/${id}/alternatives`);
  expect(status).toBe(200);
  return body.items as { id: string; starts_at: string; venue: { id: string } }[];
};
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

test('the next best three are of the same activity, near in time and place, nearest first', async () => {
  const { venueAt } = aTown();
  const [here, close, far] = await Promise.all([venueAt(0), venueAt(2), venueAt(30)]);
  const full = await fixture.createSession(48, { venue_id: here, capacity: 1, booked: 1 });
  const at = (hours: number, venue_id: string, more = {}) =>
    fixture.createSession(hours, { venue_id, ...more });
  const nextDay = await at(72, here);
  const hourLater = await at(49, here);
  const closeBy = await at(48, close);
  const dayBefore = await at(24, close);
  await at(48, far);
  await at(48, close, { activity: 'boxing' });
  await at(48, close, { status: 'cancelled' });
  await at(48, close, { capacity: 2, booked: 2 });
  expect(idsOf(await alternativesOf(full, fixture.anonymous))).toEqual([
    closeBy,
    hourLater,
    nextDay,
  ]);
  expect(dayBefore).not.toBe(nextDay);
});

test('only what the member may book is offered: not booked, not overlapping, within the plan', async () => {
  const { venueAt } = aTown();
  const venue = await venueAt(0);
  const full = await fixture.createSession(48, { venue_id: venue, capacity: 1, booked: 1 });
  const overlapping = await fixture.createSession(50, { venue_id: venue });
  const overlapped = await fixture.createSession(50.5, { venue_id: venue });
  const plus = await fixture.createSession(52, { venue_id: venue, tier: 'plus' });
  const free = await fixture.createSession(54, { venue_id: venue });
  const member = await fixture.createMember('basic');
  await member.book(overlapping);
  // Basic allows one class a day, and none at the tier plus.
  expect(await alternativesOf(full, member)).toEqual([]);
  const unlimited = await fixture.createMember('unlimited');
  await unlimited.book(overlapping);
  expect(idsOf(await alternativesOf(full, unlimited))).toEqual([plus, free]);
  const newcomer = await fixture.createMember(null);
  expect(idsOf(await alternativesOf(full, newcomer))).toEqual([overlapping, overlapped, plus]);
});

test('the search agrees with the rule of the domain on which are nearest', async () => {
  const { centre, venueAt } = aTown();
  const full = await fixture.createSession(60, { venue_id: await venueAt(0) });
  const startsAt = NOW + 60 * HOUR;
  const places = await Promise.all([0.5, 3, 7, 11, 14].map(venueAt));
  const classes: { id: string; startsAt: number; venue_id: string }[] = [];
  for (const [index, venue_id] of places.entries())
    for (const hours of [59.2, 59.8, 60.1, 60.9]) {
      const id = await fixture.createSession(hours + index / 10, { venue_id });
      classes.push({ id, startsAt: NOW + (hours + index / 10) * HOUR, venue_id });
    }
  const positions = await fixture.deps.db
    .selectFrom('venues')
    .select(['id', 'latitude', 'longitude'])
    .where('id', 'in', places)
    .execute();
  const apart = ({ id, startsAt: at, venue_id }: (typeof classes)[number]) => {
    const venue = positions.find((position) => position.id === venue_id);
    const metres = venue ? distanceMetres(centre, venue) : Number.NaN;
    return minutesApart(startsAt, { id, startsAt: at, metres });
  };
  const expected = classes
    .map((one) => ({ id: one.id, apart: apart(one), startsAt: one.startsAt }))
    .sort((a, b) => a.apart - b.apart || a.startsAt - b.startsAt)
    .slice(0, 3);
  expect(idsOf(await alternativesOf(full, fixture.anonymous))).toEqual(idsOf(expected));
});

test('an unknown class has no alternatives', async () => {
  const { status } = await fixture.anonymous.get(
    `/class-sessions/${crypto.randomUUID()}/alternatives`,
  );
  expect(status).toBe(404);
});
