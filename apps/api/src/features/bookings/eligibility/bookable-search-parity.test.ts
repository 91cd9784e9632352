import { HOUR } from '@pulse/domain';
import { expect } from 'vitest';
import { aClassSession, aVenue } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

let venues: string[];
const sessions: string[] = [];

// Two venues with their own limits and policy, and classes of every kind from now to
// sixteen days ahead.
test.beforeAll(async () => {
  const { db } = fixture.deps;
  const place = { latitude: 33.9, longitude: 35.5 };
  venues = [
    await aVenue(db, { ...place, visit_limit_per_month: 2 }),
    await aVenue(db, { ...place, tier: 'plus', booking_policy: { opens_days_before: 7 } }),
  ];
  for (const [index, hours] of [0.05, 0.5, 3, 8, 24, 26, 50, 74, 98, 170, 240, 320, 380].entries())
    for (const venue_id of venues) {
      const starts_at = new Date(NOW + hours * HOUR).toISOString();
      const full = index % 4 === 3 ? { capacity: 2, booked: 2 } : {};
      const tier = index % 3 === 1 ? 'plus' : 'standard';
      sessions.push(await aClassSession(db, { venue_id, starts_at, tier, ...full }));
    }
});

/** The classes that the rules allow, checked one by one. */
async function allowedByRules(member: TestMember): Promise<string[]> {
  const found: string[] = [];
  for (const id of sessions) {
    const { body } = await member.get(`/class-sessions/${id}/eligibility`);
    if (body.allowed) found.push(id);
  }
  return found.sort();
}

/** The classes that the search for bookable ones finds, day by day. */
async function foundBySearch(member: TestMember): Promise<string[]> {
  const found: string[] = [];
  for (let day = 0; day <= 16; day += 1) {
    const date = new Date(NOW + day * 24 * HOUR).toISOString().slice(0, 10);
    const { body } = await member.get(
      `/venues-with-classes?date=${date}&near=33.9,35.5&bookable=true`,
    );
    for (const item of body.items) {
      expect(item.sessions).toHaveLength(item.sessions_total);
      found.push(...item.sessions.map(({ id }: { id: string }) => id));
    }
  }
  return found.sort();
}

test.each(['basic', 'plus', 'unlimited', null] as const)(
  'the search for bookable classes of a member on %s equals the rules, before and after booking',
  async (plan) => {
    const member = await fixture.createMember(plan);
    const before = await allowedByRules(member);
    expect(await foundBySearch(member)).toEqual(before);
    if (plan) expect(before.length).toBeGreaterThan(3);
    else expect(before).toEqual([]);
    for (const id of [sessions[8], sessions[12], sessions[17]]) if (id) await member.book(id);
    const after = await allowedByRules(member);
    if (plan) expect(after.length).toBeLessThan(before.length);
    expect(await foundBySearch(member)).toEqual(after);
  },
);
