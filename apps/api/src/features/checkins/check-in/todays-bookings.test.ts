import { expect } from 'vitest';
import { aBookingRow, aClassSession, aVenue } from '../../../../test/builders.ts';
import { fixture, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

async function book(member: TestMember, venue_id: string, title: string, starts_at: string) {
  const { db } = fixture.deps;
  const class_session_id = await aClassSession(db, { venue_id, title, starts_at });
  await aBookingRow(db, { user_id: member.id, class_session_id });
}

/** The titles and days that the check-in page lists at an instant. */
async function listedAt(member: TestMember, instant: string): Promise<[string, string][]> {
  fixture.clock.set(Date.parse(instant));
  const { items } = (await member.get('/check-ins/today')).body;
  return items.map((item: { day: string; booking: { session: { title: string } } }) => [
    item.booking.session.title,
    item.day,
  ]);
}

test('only classes of today are listed, by the date at each venue', async () => {
  const { db } = fixture.deps;
  const member = await fixture.createMember();
  const beirut = await aVenue(db, { time_zone: 'Asia/Beirut' });
  const paris = await aVenue(db, { time_zone: 'Europe/Paris' });
  // Noon in Beirut; yesterday 22:30 and tomorrow 06:00 were within 12 h back and 18 h ahead.
  await book(member, beirut, 'Yesterday evening', '2026-11-17T20:30:00Z');
  await book(member, beirut, 'This morning', '2026-11-18T05:00:00Z');
  await book(member, paris, 'Tonight in Paris', '2026-11-18T22:30:00Z');
  await book(member, beirut, 'After midnight in Beirut', '2026-11-18T22:20:00Z');
  await book(member, beirut, 'Tomorrow morning', '2026-11-19T04:00:00Z');
  expect(await listedAt(member, '2026-11-18T10:00:00Z')).toEqual([
    ['This morning', 'today'],
    ['Tonight in Paris', 'today'],
  ]);
  // 23:55 in Beirut: check-in for 00:20 is open, but it is not today.
  expect(await listedAt(member, '2026-11-18T21:55:00Z')).toEqual([
    ['This morning', 'today'],
    ['After midnight in Beirut', 'tomorrow'],
    ['Tonight in Paris', 'today'],
  ]);
  // After midnight in Beirut, still the 18th in Paris.
  expect(await listedAt(member, '2026-11-18T22:05:00Z')).toEqual([
    ['After midnight in Beirut', 'today'],
    ['Tonight in Paris', 'today'],
    ['Tomorrow morning', 'today'],
  ]);
});

test('a class before midnight is listed as yesterday while its check-in is open', async () => {
  const member = await fixture.createMember();
  const beirut = await aVenue(fixture.deps.db, { time_zone: 'Asia/Beirut' });
  await book(member, beirut, 'Late class', '2026-11-18T21:50:00Z');
  expect(await listedAt(member, '2026-11-18T22:04:00Z')).toEqual([['Late class', 'yesterday']]);
  expect(await listedAt(member, '2026-11-18T22:05:00Z')).toEqual([]);
});
