import { DAY, HOUR } from '@pulse/domain';
import { expect } from 'vitest';
import { aBookingRow } from '../../../../test/builders.ts';
import { NOW, type TestMember } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

const visitsOf = async (member: TestMember, query = '') =>
  (await member.get(`/membership/visits${query}`)).body;
const allowanceOf = async (member: TestMember) =>
  (await member.get('/membership')).body.membership.allowance;

async function past(member: TestMember, hours: number, row: object, tier: 'standard' | 'plus') {
  const class_session_id = await fixture.createSession(-hours, { tier });
  return aBookingRow(fixture.deps.db, { user_id: member.id, class_session_id, ...row });
}

/** One visit of each kind in the billing month of November. */
async function visitEverything(): Promise<TestMember> {
  const member = await fixture.createMember('plus');
  await past(member, 100, { status: 'completed' }, 'plus');
  await past(member, 80, { status: 'no_show' }, 'standard');
  const late = { status: 'cancelled', late_cancelled: true, cancelled_at: new Date(NOW - DAY) };
  await past(member, 60, late, 'standard');
  await past(member, 40, { ...late, visit_returned_at: new Date(NOW) }, 'plus');
  await past(member, 20, { status: 'completed', paid_by: 'drop_in' }, 'standard');
  await past(member, 19 * 24, { status: 'completed' }, 'standard');
  await member.book(await fixture.createSession(30, { tier: 'plus' }));
  await fixture.deps.db
    .insertInto('check_ins')
    .values(
      [2, 26].map((hours) => ({
        user_id: member.id,
        venue_id: fixture.venueId,
        kind: 'open_gym',
        method: 'venue_qr',
        local_date: hours === 2 ? '2026-11-18' : '2026-11-17',
        checked_in_at: new Date(NOW - hours * HOUR),
      })),
    )
    .execute();
  return member;
}

test('every visit of a billing month has its line, and the lines add up to the counters', async () => {
  const member = await visitEverything();
  const { month, month_sums, plus_sums, items } = await visitsOf(member);
  expect(month).toEqual({
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: '2026-12-01T00:00:00.000Z',
    previous: null,
    next: null,
  });
  const outcomes = items.map((line: { outcome: string; counts: string }) => [
    line.outcome,
    line.counts,
  ]);
  expect(outcomes).toEqual([
    ['booked', 'place'],
    ['open_gym', 'visit'],
    ['attended', 'nothing'],
    ['open_gym', 'visit'],
    ['returned', 'nothing'],
    ['late', 'visit'],
    ['missed', 'visit'],
    ['attended', 'visit'],
  ]);
  const allowance = await allowanceOf(member);
  expect(allowance).toMatchObject({ month: month_sums, plus: plus_sums });
  expect([month_sums, plus_sums]).toEqual([
    { used: 5, booked: 1 },
    { used: 1, booked: 1 },
  ]);
});

test('an open-gym visit that the venue took back stays as a line, with who and why', async () => {
  const member = await visitEverything();
  const [, gym] = (await visitsOf(member)).items;
  const reason = 'The wrong person.';
  expect(
    (await fixture.staff.post(`/partner/check-ins/${gym.id}/correct`, { reason })).status,
  ).toBe(204);
  const visits = await visitsOf(member);
  expect(visits.items[1]).toMatchObject({
    id: gym.id,
    outcome: 'corrected',
    counts: 'nothing',
    correction: { reason, staff_name: expect.any(String) },
  });
  expect(await allowanceOf(member)).toMatchObject({ month: visits.month_sums });
});

test('the lines are paged without a gap', async () => {
  const member = await visitEverything();
  const all = (await visitsOf(member)).items;
  const paged: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await visitsOf(member, `?limit=3${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(all);
  expect((await visitsOf(member, '?cursor=forged')).errors).toMatchObject([{ field: 'cursor' }]);
  expect((await visitsOf(member, '?month=soon')).errors).toMatchObject([{ field: 'month' }]);
});

test('they add up across an upgrade, a pause and a renewal', async () => {
  const member = await visitEverything();
  const addUp = async () => {
    const { month_sums, plus_sums } = await visitsOf(member);
    expect(await allowanceOf(member)).toMatchObject({ month: month_sums, plus: plus_sums });
    return month_sums;
  };
  const quote = { plan_code: 'unlimited', billing_interval: 'month' };
  const { id } = (await member.post('/membership/quote', quote)).body;
  await member.post('/membership/change', { quote_id: id });
  expect(await addUp()).toEqual({ used: 5, booked: 1 });
  await member.post('/membership/pause', { days: 60 });
  expect(await addUp()).toEqual({ used: 5, booked: 0 });
  fixture.clock.set(NOW + 62 * DAY);
  await fixture.runJob('memberships.renew');
  // Still the month in which the pause began: its visits count although they are long ago.
  expect(await addUp()).toEqual({ used: 5, booked: 0 });
  fixture.clock.set(NOW + 74 * DAY);
  await fixture.runJob('memberships.renew');
  expect(await addUp()).toEqual({ used: 0, booked: 0 });
  const { month } = await visitsOf(member);
  expect((await visitsOf(member, `?month=${month.previous}`)).month_sums.used).toBe(5);
});

test('a former member still reads the months, also after joining again', async () => {
  const member = await visitEverything();
  await member.post('/membership/cancel');
  fixture.clock.set('2026-12-01T00:00:00Z');
  await fixture.runJob('memberships.renew');
  fixture.clock.set('2027-01-10T00:00:00Z');
  expect((await member.get('/membership')).body).toEqual({
    membership: null,
    ended_at: '2026-12-01T00:00:00.000Z',
  });
  const withoutPlan = await visitsOf(member);
  expect(withoutPlan).toMatchObject({
    items: [],
    month: { starts_at: '2026-12-10T00:00:00.000Z' },
  });
  const former = await visitsOf(member, `?month=${withoutPlan.month.previous}`);
  expect(former.month).toEqual({
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: '2026-12-01T00:00:00.000Z',
    previous: null,
    next: '2026-12-01T00:00:00.000Z',
  });
  expect(await visitsOf(member, `?month=${former.month.next}`)).toEqual(withoutPlan);
  expect(former.month_sums.used).toBeGreaterThan(0);
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'basic' })).body;
  await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  const present = await visitsOf(member);
  expect(present).toMatchObject({ items: [], month: { starts_at: '2027-01-10T00:00:00.000Z' } });
  const before = await visitsOf(member, `?month=${present.month.previous}`);
  expect(before).toMatchObject({ month_sums: former.month_sums, items: former.items });
  expect(before.month.next).toBe(present.month.starts_at);
  expect((await visitsOf(member, `?month=${before.month.next}`)).month).toEqual(present.month);
});

test('the months of an ended membership end with it; a class paid by itself is listed after it', async () => {
  const member = await fixture.createMember('plus');
  await past(member, 20, { status: 'completed', paid_by: 'drop_in' }, 'standard');
  const end = NOW - 30 * HOUR;
  await fixture.deps.db
    .updateTable('memberships')
    .set({ status: 'ended', ended_at: new Date(end) })
    .where('user_id', '=', member.id)
    .execute();
  const now = await visitsOf(member);
  expect(now).toMatchObject({ has_plan: false, items: [{ paid_by: 'drop_in' }] });
  const { month, items, has_plan } = await visitsOf(member, `?month=${now.month.previous}`);
  const ended = new Date(end).toISOString();
  expect([month.ends_at, month.next, items, has_plan]).toEqual([ended, ended, [], true]);
});

test('who never had a plan sees a missed class that was paid by itself, and appeals', async () => {
  const member = await fixture.createMember(null);
  await past(member, 20, { status: 'no_show', paid_by: 'drop_in' }, 'standard');
  const { month, items } = await visitsOf(member);
  expect([month.previous, month.next]).toEqual([null, null]);
  expect(items).toMatchObject([{ outcome: 'missed', appealable_until: expect.any(String) }]);
  const appealed = await member.post(`/membership/visits/${items[0].id}/appeal`, {});
  expect(appealed.status).toBe(200);
});
