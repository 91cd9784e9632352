import { HOUR } from '@pulse/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FREEZE_MEMBER_LOCKS, runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  createFrontDeskFixture,
  type FrontDeskFixture,
} from '../../../../test/fixtures/front-desk-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';

let fixture: FrontDeskFixture;
beforeEach(async () => {
  fixture = await createFrontDeskFixture({ open_gym: true });
});
afterEach(() => fixture.close());

const openGym = { open_gym: true };

test('an open-gym visit is recorded once a day, and a repeated request returns the first', async () => {
  const member = await fixture.createMember('basic');
  const first = await member.post('/check-ins', { qr_code: fixture.qrCode, ...openGym });
  expect(first).toMatchObject({ status: 201, body: { kind: 'open_gym', booking: null } });
  const again = await member.post('/check-ins', { qr_code: fixture.qrCode, ...openGym });
  expect(again).toMatchObject({
    status: 200,
    body: { id: first.body.id, already_checked_in: true },
  });
  const plan = await member.get('/membership');
  expect(plan.body.membership.allowance.month).toMatchObject({ used: 1, booked: 0 });
});

test('before a visit its use is said in numbers, after it the first arrival and the next opening', async () => {
  const member = await fixture.createMember('basic');
  const proof = { qr_code: fixture.qrCode };
  const before = await member.post('/check-ins/options', proof);
  expect(before.body.open_gym).toEqual({
    allowed: true,
    failed_rule: null,
    visits_left: 8,
    plus_visit: false,
  });
  const first = await member.post('/check-ins', { ...proof, ...openGym });
  fixture.clock.advance(HOUR);
  const after = await member.post('/check-ins/options', proof);
  expect(after.body.open_gym).toMatchObject({
    allowed: false,
    visits_left: 7,
    failed_rule: {
      code: 'already_visited_today',
      details: { visited_at: first.body.checked_in_at },
      // Opening hours, not midnight.
      passes_at: '2026-11-19T04:00:00.000Z',
    },
  });
});

test('outside opening hours the visit is refused with the opening time', async () => {
  const member = await fixture.createMember();
  fixture.clock.set(NOW - 10 * HOUR);
  const { status, body } = await member.post('/check-ins', { qr_code: fixture.qrCode, ...openGym });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'not_open_now' });
  expect(body.details.opens_at).toBe('2026-11-18T04:00:00.000Z');
});

test('without a plan an open-gym visit is refused', async () => {
  const member = await fixture.createMember(null);
  const { status, body } = await member.post('/check-ins', { qr_code: fixture.qrCode, ...openGym });
  expect({ status, code: body.code }).toEqual({ status: 402, code: 'membership_required' });
});

/** A Basic member with one visit left scans at twelve venues concurrently; returns how many accept. */
async function countConcurrentVisits(): Promise<number> {
  const member = await fixture.createMember('basic');
  const venues = await Promise.all(
    Array.from({ length: 19 }, (_, index) =>
      fixture.createVenue({ name: `Gym ${index}`, open_gym: true }),
    ),
  );
  const codes = await Promise.all(
    venues.map(async (venueId) => {
      const created = await fixture.staff.post(`/partner/venues/${venueId}/qr-codes`, {
        label: 'Entrance',
      });
      return String(created.body.code);
    }),
  );
  for (const code of codes.slice(0, 7))
    await member.post('/check-ins', { qr_code: code, ...openGym });
  const visits = codes
    .slice(7)
    .map((code) => () => member.post('/check-ins', { qr_code: code, ...openGym }));
  // Each may read, and none may write before all have read or wait for the member lock.
  const lock = (tx: Tx) => sql`LOCK TABLE check_ins IN SHARE MODE`.execute(tx);
  const responses = await runWhileLocked(fixture, lock, visits);
  const refused = responses.filter(({ body }) => body.code === 'monthly_limit_reached');
  const accepted = responses.filter(({ status }) => status === 201);
  expect(refused.length + accepted.length).toBe(responses.length);
  return accepted.length;
}

test('the last visit of the month is used once by concurrent scans at several venues', async () => {
  expect(await countConcurrentVisits()).toBe(1);
});

test('control: with a lock that keeps its version concurrent scans use it more than once', async () => {
  await FREEZE_MEMBER_LOCKS.execute(fixture.deps.db);
  expect(await countConcurrentVisits()).toBeGreaterThan(1);
});
