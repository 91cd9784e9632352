import { DAY, HOUR } from '@pulse/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { aMember } from '../../../test/builders.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import {
  clientWithNewTokens,
  fixture,
  NOW,
  type TestMember,
  test,
} from '../../../test/fixtures/booking-fixture.ts';
import { setCards } from '../../../test/fixtures/demo-cards.ts';

/*
 * The life of a member through the API: whatever they do, whenever the card declines or the bank asks,
 * and whatever staff give back, no period is paid twice, none is used without being paid, the lines of
 * each month add up to its counters, and our books, the receipts and the bank's books are equal.
 * The rules alone live through more such years in packages/domain.
 */

let staff: TestClient;
test.beforeAll(async () => {
  staff = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'ops' }));
});

/** Fewer than the days of grace, so that no attempt at a renewal is left out. */
const DAYS_AT_ONCE = 5;

/** An ordinary day, the 31st, a leap day, and a night in which the clocks change. */
const starts = fc.constantFrom(
  new Date(NOW).toISOString(),
  '2027-01-31T23:30:00Z',
  '2028-02-29T10:00:00Z',
  '2027-03-27T22:00:00Z',
);

const step = fc.record({
  days: fc.integer({ min: 1, max: 45 }),
  card: fc.constantFrom('accept', 'accept', 'decline', 'confirm', 'lose_answer'),
  action: fc.constantFrom(
    ...['book', 'pause', 'resume', 'larger', 'smaller', 'yearly', 'cancel', 'take_back'],
    ...['refund_part', 'refund_all', 'repair'],
  ),
});

async function buy(member: TestMember): Promise<void> {
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'basic' })).body;
  await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
}

async function change(
  member: TestMember,
  plan_code: string,
  billing_interval = 'month',
): Promise<void> {
  const wish = { plan_code, billing_interval };
  const { id } = (await member.post('/membership/quote', wish)).body;
  if (id) await member.post('/membership/change', { quote_id: id });
}

/** Staff give back the latest payment, or a part of it. */
async function refund(member: TestMember, amount_minor?: number): Promise<void> {
  const [latest] = (await member.get('/membership/payments')).body.items;
  if (!latest) return;
  await staff.post(`/admin/payments/${latest.id}/refunds`, {
    ...(amount_minor && { amount: { amount_minor, currency: 'USD' } }),
    reason: 'A life of tests',
  });
}

async function repair(member: TestMember): Promise<void> {
  const { url } = (await member.post('/membership/repair')).body;
  if (!url) return;
  const page = url.replace('/demo/checkout/', '/demo/payments/');
  await member.post(`${page}/settle`, { outcome: 'approve' });
}

async function act(member: TestMember, action: string): Promise<void> {
  const hoursAhead = (fixture.clock.now() - NOW) / HOUR + 20;
  if (action === 'book') await member.book(await fixture.createSession(hoursAhead));
  else if (action === 'pause') await member.post('/membership/pause', { days: 14 });
  else if (action === 'larger') await change(member, 'unlimited');
  else if (action === 'smaller') await change(member, 'basic');
  else if (action === 'yearly') await change(member, 'plus', 'year');
  else if (action === 'refund_part') await refund(member, 100);
  else if (action === 'refund_all') await refund(member);
  else if (action === 'repair') await repair(member);
  else await member.post(`/membership/${action.replace('_', '-')}`);
}

/** Some days at a time, with everything that becomes due. */
async function live(days: number): Promise<void> {
  for (let left = days; left > 0; left -= DAYS_AT_ONCE) {
    fixture.clock.advance(Math.min(left, DAYS_AT_ONCE) * DAY);
    await fixture.runJob('bookings.mark-no-shows');
    await fixture.runJob('memberships.renew');
    await fixture.runJob('payments.collect');
    await fixture.runJob('payments.refund');
  }
}

/** Goes on until every charge has its answer, also those whose answer was lost. */
async function settle(): Promise<void> {
  setCards(fixture, 'accept');
  fixture.clock.advance(HOUR);
  await fixture.runJob('payments.collect');
  await fixture.runJob('memberships.renew');
  await fixture.runJob('payments.refund');
}

/** What was kept of the member's money: by our books, by the receipts, and by the bank. */
async function checkBooks({ id }: TestMember): Promise<void> {
  const { rows } = await sql<{ ours: number; printed: number; bank: number }>`
    WITH mine AS (SELECT * FROM payments WHERE user_id = ${id})
    SELECT (SELECT coalesce(sum(amount_minor - refunded_minor), 0)::integer FROM mine
        WHERE status IN ('paid', 'refunded', 'partially_refunded')) AS ours,
      (SELECT coalesce(sum(CASE r.kind WHEN 'receipt' THEN r.amount_minor ELSE -r.amount_minor END),
        0)::integer FROM receipts r JOIN mine ON mine.id = r.payment_id) AS printed,
      (SELECT coalesce(sum(d.amount_minor - d.refunded_minor), 0)::integer
        FROM demo_charges d JOIN mine ON mine.id = d.payment_id WHERE d.status = 'paid') AS bank
    `.execute(fixture.deps.db);
  const [books] = rows;
  expect(books).toEqual({ ours: books?.bank, printed: books?.bank, bank: books?.bank });
}

async function check(member: TestMember): Promise<void> {
  await checkBooks(member);
  const { rows } = await sql<{ paid: number; periods: number }>`
    SELECT count(*)::integer AS paid, count(DISTINCT (c.membership_id, c.period_ends_at))::integer
      AS periods
    FROM membership_charges c JOIN payments p ON p.id = c.payment_id
    WHERE c.kind = 'renewal' AND c.outcome = 'paid' AND p.user_id = ${member.id}`.execute(
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
    fc.asyncProperty(
      starts,
      fc.array(step, { minLength: 8, maxLength: 8 }),
      async (start, steps) => {
        fixture.clock.set(start);
        setCards(fixture, 'accept');
        const member = await fixture.createMember(null);
        for (const { days, card, action } of steps) {
          if (!(await member.get('/membership')).body.membership) await buy(member);
          await act(member, action);
          setCards(fixture, card);
          await live(days);
          await settle();
          await check(member);
        }
      },
    ),
    { numRuns: 1 },
  );
}, 120_000);
