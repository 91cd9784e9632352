import { DAY } from '@pulse/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../../test/build-app.ts';
import { aMember, aMembership } from '../../../../test/builders.ts';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
} from '../../../../test/fixtures/booking-fixture.ts';
import { lockDueMemberships } from './due-memberships.store.ts';
import { renewMemberships } from './renew-memberships.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
afterEach(() => fixture.clock.set(NOW));

test('a membership renews on its day, is charged, and publishes an event', async () => {
  const member = await fixture.createMember('plus');
  fixture.clock.set('2026-12-01T00:00:00Z');
  await fixture.runJob('memberships.renew');
  const { membership } = (await member.get('/membership')).body;
  expect(membership).toMatchObject({
    status: 'active',
    period_ends_at: '2027-01-01T00:00:00.000Z',
    allowance: { month: { used: 0, limit: 16 } },
  });
  const paid = await fixture.deps.db
    .selectFrom('payments')
    .select(['id', 'status', 'amount_minor', 'title'])
    .where('user_id', '=', member.id)
    .execute();
  expect(paid).toMatchObject([{ status: 'paid', amount_minor: 6900, title: 'Pulse Plus' }]);
  const events = await fixture.deps.db
    .selectFrom('outbox')
    .select('type')
    .where('subject', '=', `payment:${paid[0]?.id}`)
    .execute();
  expect(events).toEqual([{ type: 'payment.settled' }]);
  await fixture.runJob('memberships.renew');
  const again = (await member.get('/membership')).body.membership;
  expect(again.period_ends_at).toBe(membership.period_ends_at);
});

test('a membership that another process is renewing is skipped, and charged once', async () => {
  const member = await fixture.createMember('plus');
  const ends = new Date('2026-12-01T00:00:00Z');
  fixture.clock.set(ends.getTime());
  const charged = () =>
    fixture.deps.db.selectFrom('payments').select('id').where('user_id', '=', member.id).execute();
  await fixture.deps.db.transaction().execute(async (tx) => {
    await lockDueMemberships(tx, ends);
    await renewMemberships(fixture.deps);
    expect(await charged()).toEqual([]);
  });
  await renewMemberships(fixture.deps);
  expect(await charged()).toHaveLength(1);
});

test('the 31st becomes the last day of a short month, and the 31st again', async () => {
  const member = await fixture.createMember(null);
  await aMembership(fixture.deps.db, {
    user_id: member.id,
    anchored_at: '2026-10-31T09:00:00Z',
    period_ends_at: '2026-11-30T09:00:00Z',
  });
  const ends: string[] = [];
  for (const day of ['2026-11-30T09:00:00Z', '2026-12-31T09:00:00Z', '2027-01-31T09:00:00Z']) {
    fixture.clock.set(day);
    await fixture.runJob('memberships.renew');
    ends.push((await member.get('/membership')).body.membership.period_ends_at.slice(0, 10));
  }
  expect(ends).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']);
});

test('a cancelled membership ends and is not charged', async () => {
  const member = await fixture.createMember(null);
  const id = await aMembership(fixture.deps.db, {
    user_id: member.id,
    cancel_at_period_end: true,
    period_ends_at: new Date(NOW),
  });
  await fixture.runJob('memberships.renew');
  const row = await fixture.deps.db
    .selectFrom('memberships')
    .select(['status', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'ended', ended_at: new Date(NOW) });
});

test('a renewal that cannot be charged keeps the plan for 7 days, then ends it', async () => {
  const api = await buildApp({ demo: false });
  api.clock.set(NOW);
  const user = await aMember(api.deps);
  await aMembership(api.deps.db, { user_id: user.id, period_ends_at: new Date(NOW) });
  const status = async () =>
    (await (await api.clientFor(user)).get('/membership')).body.membership?.status ?? null;
  await api.runJob('memberships.renew');
  expect(await status()).toBe('past_due');
  api.clock.set(NOW + 7 * DAY);
  await api.runJob('memberships.renew');
  expect(await status()).toBeNull();
  await api.close();
});
