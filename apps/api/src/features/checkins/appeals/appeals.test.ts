import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import type { TestMember } from '../../../../test/fixtures/booking-fixture.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  createFrontDeskFixture,
  type FrontDeskFixture,
  fixture,
  test,
} from '../../../../test/fixtures/front-desk-fixture.ts';
import { lockAppeal } from './appeals.store.ts';

/** A member who missed a class two hours ago, and the booking. */
async function whoMissed(options: { dropIn?: boolean } = {}, api = fixture) {
  const member = await api.createMember(options.dropIn ? null : 'plus');
  const session = await api.createSession(1, {
    venue_id: api.venueId,
    title: 'Missed Flow',
    price_minor: 1800,
  });
  const { body } = await member.book(session, options.dropIn ? { pay_drop_in: true } : {});
  if (options.dropIn)
    await member.post(`${body.checkout_url.replace('/demo/checkout/', '/demo/payments/')}/settle`, {
      outcome: 'approve',
    });
  api.clock.set(NOW + 4 * HOUR);
  await api.runJob('bookings.mark-no-shows');
  return { member, booking: String(body.id) };
}

const appeal = (member: TestMember, booking: string) =>
  member.post(`/membership/visits/${booking}/appeal`, { message: 'I sat in the front row.' });
const asStaff = () => fixture.clientFor(fixture.staffUser);
const decide = async (booking: string, accept: boolean) =>
  (await asStaff()).post(`/partner/appeals/${booking}/decide`, {
    accept,
    reason: 'We looked at the list.',
  });
const usedBy = async (member: TestMember) =>
  (await member.get('/membership')).body.membership.allowance.month.used;
const lineOf = async (member: TestMember, booking: string) =>
  (await member.get('/membership/visits')).body.items.find(
    ({ id }: { id: string }) => id === booking,
  );

test('“I was there”: the venue accepts with one tap, and the visit comes back once', async () => {
  const { member, booking } = await whoMissed();
  expect(await usedBy(member)).toBe(1);
  expect(await lineOf(member, booking)).toMatchObject({
    outcome: 'missed',
    counts: 'visit',
    appealable_until: new Date(NOW + 2 * HOUR + 7 * DAY).toISOString(),
  });
  for (let click = 0; click < 2; click += 1)
    expect((await appeal(member, booking)).body).toEqual({
      status: 'open',
      answer_by: new Date(NOW + 76 * HOUR).toISOString(),
    });
  await fixture.dispatchEvents();
  const open = (await (await asStaff()).get('/partner/appeals')).body.items;
  expect(open).toMatchObject([
    { id: booking, kind: 'missed', title: 'Missed Flow', message: 'I sat in the front row.' },
  ]);
  expect((await decide(booking, true)).body).toEqual({ status: 'accepted' });
  expect((await decide(booking, false)).body).toMatchObject({
    code: 'appeal_decided',
    details: { accepted: true },
  });
  expect(await usedBy(member)).toBe(0);
  expect(await lineOf(member, booking)).toMatchObject({
    outcome: 'returned',
    counts: 'nothing',
    appealable_until: null,
    appeal: { status: 'accepted', reason: 'We looked at the list.' },
  });
  await fixture.dispatchEvents();
  const titles = (await member.get('/notifications')).body.map(
    (one: { title: string }) => one.title,
  );
  expect(titles).toContain('Your appeal is accepted: Missed Flow');
  const told = (await (await asStaff()).get('/notifications')).body;
  expect(told[0].title).toContain('says: I was there');
});

test('rejected, the line stays and says why', async () => {
  const { member, booking } = await whoMissed();
  await appeal(member, booking);
  expect((await decide(booking, false)).body).toEqual({ status: 'rejected' });
  expect(await usedBy(member)).toBe(1);
  expect(await lineOf(member, booking)).toMatchObject({
    counts: 'visit',
    appeal: { status: 'rejected', reason: 'We looked at the list.' },
  });
});

test('silence for 72 hours decides for the member, and the venue can no longer reject', async () => {
  const { member, booking } = await whoMissed();
  await appeal(member, booking);
  fixture.clock.set(NOW + 76 * HOUR - 1);
  await fixture.runJob('checkins.decide-silent-appeals');
  expect(await usedBy(member)).toBe(1);
  fixture.clock.set(NOW + 76 * HOUR);
  expect((await decide(booking, false)).body.details).toEqual({ accepted: true });
  await fixture.runJob('checkins.decide-silent-appeals');
  expect(await usedBy(member)).toBe(0);
});

/** The venue rejects at the last moment while silence decides; returns how often it was decided. */
async function decideTwice(api: FrontDeskFixture): Promise<number> {
  const { member, booking } = await whoMissed({}, api);
  await appeal(member, booking);
  api.clock.set(NOW + 76 * HOUR - 1);
  const venue = await api.clientFor(api.staffUser);
  const both = await api.deps.db.transaction().execute(async (tx) => {
    await lockAppeal(tx, booking);
    const rejection = { accept: false, reason: 'Not here.' };
    const answer = venue.post(`/partner/appeals/${booking}/decide`, rejection);
    await waitForBlockedStatements(api, 1);
    api.clock.set(NOW + 76 * HOUR);
    const silence = api.runJob('checkins.decide-silent-appeals');
    await waitForBlockedStatements(api, 2);
    return { answer, silence };
  });
  await Promise.all([both.answer, both.silence]);
  const decided = await api.deps.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'decide_appeal')
    .where('subject_id', '=', booking)
    .execute();
  return decided.length;
}

test('the venue’s answer and the silence at the same moment decide once; without the decision kept, twice', async () => {
  expect(await decideTwice(fixture)).toBe(1);
  const unprotected = await createFrontDeskFixture();
  await unprotected.deps.pool.query(`CREATE FUNCTION forget_decision() RETURNS trigger
      LANGUAGE plpgsql AS $$ BEGIN NEW.accepted := NULL; NEW.decided_at := NULL;
        NEW.decided_by := NULL; NEW.reason := NULL; RETURN NEW; END $$;
    CREATE TRIGGER forgotten BEFORE UPDATE ON visit_appeals
      FOR EACH ROW EXECUTE FUNCTION forget_decision()`);
  expect(await decideTwice(unprotected)).toBe(2);
  await unprotected.close();
});

test('the price of a drop-in comes back once', async () => {
  const { member, booking } = await whoMissed({ dropIn: true });
  const statuses = async () =>
    (await member.get('/membership/payments')).body.items.map(
      ({ status }: { status: string }) => status,
    );
  expect(await statuses()).toEqual(['paid']);
  await appeal(member, booking);
  await decide(booking, true);
  expect(await statuses()).toEqual(['refunded']);
});

test('an accepted no-show no longer counts towards the restriction', async () => {
  const member = await fixture.createMember();
  const bookings: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const hours = 1 + count * 2;
    const session = await fixture.createSession(hours, { venue_id: fixture.venueId });
    bookings.push((await member.book(session)).body.id);
  }
  fixture.clock.set(NOW + 10 * HOUR);
  await fixture.runJob('bookings.mark-no-shows');
  const restricted = async () =>
    (await member.get('/membership')).body.membership.no_show_restriction_until;
  expect(await restricted()).not.toBeNull();
  await appeal(member, bookings[0] ?? '');
  await decide(bookings[0] ?? '', true);
  expect(await restricted()).toBeNull();
});

test('no member appeals too late, for others, or against what was attended', async () => {
  const { member, booking } = await whoMissed();
  const other = await fixture.createMember();
  expect((await appeal(other, booking)).body.code).toBe('not_found');
  fixture.clock.set(NOW + 2 * HOUR + 7 * DAY);
  expect((await appeal(member, booking)).body.code).toBe('appeal_too_late');
  fixture.clock.set(NOW);
  const free = await member.book(await fixture.createSession(72));
  expect((await appeal(member, free.body.id)).body.code).toBe('not_appealable');
  fixture.clock.advance(MINUTE);
});
