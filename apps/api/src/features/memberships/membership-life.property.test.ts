import { DAY, HOUR } from '@pulse/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
  type TestMember,
} from '../../../test/fixtures/booking-fixture.ts';
import { setCards } from '../../../test/fixtures/demo-cards.ts';

/*
 * The life of a member through the API: whatever they do and whenever the card declines, no period is
 * paid twice, none is used without being paid, and the lines of each month add up to its counters.
 * The rules alone live through more such years in packages/domain.
 */

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

/** Fewer than the days of grace, so that no attempt at a renewal is left out. */
const DAYS_AT_ONCE = 5;

const step = fc.record({
  days: fc.integer({ min: 1, max: 45 }),
  card: fc.constantFrom('accept' as const, 'accept' as const, 'decline' as const),
  action: fc.constantFrom('book', 'pause', 'resume', 'larger', 'smaller', 'cancel', 'take_back'),
});

async function buy(member: TestMember): Promise<void> {
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'basic' })).body;
  await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
}

async function change(member: TestMember, plan_code: string): Promise<void> {
  const wish = { plan_code, billing_interval: 'month' };
  const { id } = (await member.post('/membership/quote', wish)).body;
  if (id) await member.post('/membership/change', { quote_id: id });
}

async function act(member: TestMember, action: string): Promise<void> {
  const hoursAhead = (fixture.clock.now() - NOW) / HOUR + 20;
  if (action === 'book') await member.book(await fixture.createSession(hoursAhead));
  else if (action === 'pause') await member.post('/membership/pause', { days: 14 });
  else if (action === 'larger') await change(member, 'unlimited');
  else if (action === 'smaller') await change(member, 'basic');
  else await member.post(`/membership/${action.replace('_', '-')}`);
}

/** Some days at a time, with everything that becomes due. */
async function live(days: number): Promise<void> {
  for (let left = days; left > 0; left -= DAYS_AT_ONCE) {
    fixture.clock.advance(Math.min(left, DAYS_AT_ONCE) * DAY);
    await fixture.runJob('bookings.mark-no-shows');
    await fixture.runJob('memberships.renew');
  }
}

async function check(member: TestMember): Promise<void> {
  const { rows } = await sql<{ paid: number; periods: number }>`
    SELECT count(*)::integer AS paid, count(DISTINCT (c.membership_id, c.period_ends_at))::integer
      AS periods
    FROM membership_charges c JOIN payments p ON p.id = c.payment_id
    WHERE c.kind = 'renewal' AND p.status = 'paid' AND p.user_id = ${member.id}`.execute(
    fixture.deps.db,
  );
  expect(rows[0]?.paid).toBe(rows[0]?.periods);
  const { membership } = (await member.get('/membership')).body;
  if (!membership) return;
  const unpaidFor = fixture.clock.now() - Date.parse(membership.period_ends_at);
  expect(unpaidFor).toBeLessThan(7 * DAY);
  if (membership.status === 'active') expect(unpaidFor).toBeLessThan(0);
  const { month_sums, plus_sums } = (await member.get('/membership/visits')).body;
  expect(membership.allowance).toMatchObject({ month: month_sums, plus: plus_sums });
}

test('months of a member through the API: paid once, never free, and every number explained', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 8 }), async (steps) => {
      fixture.clock.set(NOW);
      setCards(fixture, 'accept');
      const member = await fixture.createMember(null);
      for (const { days, card, action } of steps) {
        if (!(await member.get('/membership')).body.membership) await buy(member);
        await act(member, action);
        setCards(fixture, card);
        await live(days);
        await check(member);
      }
    }),
    { numRuns: 1 },
  );
}, 120_000);
