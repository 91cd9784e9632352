import { DAY, HOUR } from '@pulse/domain';
import { afterEach, expect } from 'vitest';
import {
  FREEZE_MEMBER_LOCKS,
  runWhileLocked,
  waitForBlockedStatements,
  withoutSafeguards,
} from '../../../../test/database/race-conditions.ts';
import {
  type BookingFixture,
  fixture,
  NOW,
  type TestMember,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';
import { setCards } from '../../../../test/fixtures/demo-cards.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';

afterEach(() => {
  setCards(fixture, 'accept');
});

const pause = (member: TestMember, days: number, key?: string) =>
  member.post('/membership/pause', { days }, key ? { 'idempotency-key': key } : {});
const resume = (member: TestMember) => member.post('/membership/resume');
const viewOf = async (member: TestMember, view: string) =>
  (await member.get(`/bookings?view=${view}`)).body.items;

test('a pause frees what is booked inside it without penalty, and moves the renewal', async () => {
  const [member, next] = [await fixture.createMember('plus'), await fixture.createMember()];
  const inside = await fixture.createSession(6, { capacity: 1, title: 'Inside' });
  const after = await fixture.createSession(8 * 24, { title: 'After' });
  await member.book(inside);
  await member.book(after);
  await next.book(inside, { join_waitlist: true });
  const preview = (await member.get('/membership/pause?days=7')).body;
  expect(preview).toMatchObject({
    resumes_at: '2026-11-25T10:00:00.000Z',
    renews_at: '2026-12-08T00:00:00.000Z',
    pauses_left: 1,
    freed_bookings: [{ title: 'Inside', status: 'confirmed' }],
    late_bookings: [],
  });
  const { membership } = (await pause(member, 7)).body;
  expect(membership).toMatchObject({
    status: 'paused',
    paused_until: preview.resumes_at,
    period_ends_at: preview.renews_at,
    pauses_left: 1,
    allowance: { month: { used: 0, booked: 1, resets_at: preview.renews_at } },
  });
  expect(await viewOf(member, 'cancelled')).toMatchObject([
    { cancel_reason: 'membership_paused', late_cancelled: false },
  ]);
  expect(await viewOf(member, 'upcoming')).toHaveLength(1);
  expect(await viewOf(next, 'upcoming')).toHaveLength(1);
  expect((await member.book(inside)).body.code).toBe('membership_required');
  await fixture.dispatchEvents();
  const titles = (await member.get('/notifications')).body.map(
    (one: { title: string }) => one.title,
  );
  expect(titles).toContain('Your membership is paused');
  expect(titles).toContain('Freed by your pause: Inside');
});

test('a class past its deadline uses its visit when a pause frees it, until its place is taken again', async () => {
  const member = await fixture.createMember('plus');
  const soon = await fixture.createSession(20, { capacity: 1, title: 'Soon' });
  const free = await fixture.createSession(72, { title: 'Free' });
  await member.book(soon);
  await member.book(free);
  fixture.clock.set(NOW + 19 * HOUR);
  expect((await member.get('/membership/pause?days=7')).body).toMatchObject({
    freed_bookings: [{ title: 'Free' }],
    late_bookings: [{ title: 'Soon' }],
  });
  const { membership } = (await pause(member, 7)).body;
  expect(membership.allowance.month).toMatchObject({ used: 1, booked: 0 });
  expect(await viewOf(member, 'cancelled')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ cancel_reason: 'membership_paused', late_cancelled: true }),
      expect.objectContaining({ cancel_reason: 'membership_paused', late_cancelled: false }),
    ]),
  );
  await fixture.dispatchEvents();
  const [freed] = (await member.get('/notifications')).body.filter(
    ({ title }: { title: string }) => title === '2 classes freed by your pause',
  );
  expect(freed.message).toMatch(/Soon, .* \(This uses the visit, unless/);
  expect(freed.message).toMatch(/; Free, [^(]*\. Only those that say so use a visit\.$/);
  expect((await resume(member)).body.membership.allowance.month).toMatchObject({ used: 1 });
  const next = await fixture.createMember();
  expect((await next.book(soon)).status).toBe(201);
  expect((await member.get('/membership')).body.membership.allowance.month).toMatchObject({
    used: 0,
  });
});

test('resuming early moves the renewal by the days that were paused', async () => {
  const member = await fixture.createMember('plus');
  await pause(member, 60);
  fixture.clock.set(NOW + 10 * DAY);
  const { membership } = (await resume(member)).body;
  expect(membership).toMatchObject({
    status: 'active',
    paused_until: null,
    period_ends_at: '2026-12-11T00:00:00.000Z',
  });
  expect((await resume(member)).body.membership).toEqual(membership);
});

test('a third pause within 365 days is refused, also when the others were ended early', async () => {
  const member = await fixture.createMember('plus');
  for (let count = 0; count < 2; count += 1) {
    expect((await pause(member, 7)).status).toBe(200);
    await resume(member);
    fixture.clock.advance(1);
  }
  const refused = await pause(member, 7);
  expect([refused.body.code, refused.body.details]).toEqual([
    'pause_limit_reached',
    { used: 2, limit: 2 },
  ]);
});

test('the same request twice pauses once; a double click cannot pause twice', async () => {
  const member = await fixture.createMember('plus');
  const clicks = await runWhileLocked(
    fixture,
    (tx) => lockLiveMembership(tx, member.id),
    [1, 2].map(() => () => pause(member, 14, 'one-intent')),
  );
  expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
  expect(clicks[0]?.body).toEqual(clicks[1]?.body);
  expect(clicks[0]?.body.membership.pauses_left).toBe(1);
  expect((await pause(member, 14)).body.details).toEqual({ state: 'paused' });
});

/**
 * Books while a pause holds its locks and waits for the class that it frees: the booking has read an
 * active membership. Returns how many bookings are left inside the pause.
 */
async function bookDuringPause(api: BookingFixture): Promise<number> {
  const member = await api.createMember('plus');
  const [first, second] = [await api.createSession(5), await api.createSession(9)];
  await member.book(first);
  const requests = await api.deps.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('class_sessions')
      .select('id')
      .where('id', '=', first)
      .forUpdate()
      .execute();
    const pausing = pause(member, 7);
    await waitForBlockedStatements(api, 1);
    const booking = member.book(second);
    await waitForBlockedStatements(api, 2);
    return { pausing, booking };
  });
  await Promise.all([requests.pausing, requests.booking]);
  return (await viewOf(member, 'upcoming')).length;
}

test('nothing is booked into a pause that begins at the same moment', async () => {
  expect(await bookDuringPause(fixture)).toBe(0);
});

test('without the lock of the member it would be', async () => {
  await withoutSafeguards([FREEZE_MEMBER_LOCKS], async (unprotected) => {
    expect(await bookDuringPause(unprotected)).toBe(1);
  });
});
