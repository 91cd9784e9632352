import { sql } from 'kysely';
import { expect } from 'vitest';
import { withoutSafeguards } from '../../../../test/database/race-conditions.ts';
import { type BookingFixture, fixture, test } from '../../../../test/fixtures/booking-fixture.ts';
import { startServerBeside } from '../../../../test/start-server.ts';
import { collectCharge } from '../../payments/index.ts';
import { renewMemberships } from './renew-memberships.ts';
import { requestRenewals } from './request-renewals.ts';

const DUE = '2026-12-01T00:00:00Z';
const CARD = {
  customerReference: 'a customer',
  paymentMethodReference: 'approve',
  brand: 'visa',
  last4: '4242',
  expiresMonth: 12,
  expiresYear: 2034,
};

/** How often each membership was charged for the period that is due. */
async function chargesOf({ deps }: BookingFixture): Promise<number[]> {
  const { rows } = await sql<{ charges: number }>`
    SELECT count(p.id)::integer AS charges FROM memberships m
    LEFT JOIN payments p ON p.membership_id = m.id
    GROUP BY m.id`.execute(deps.db);
  return rows.map(({ charges }) => charges);
}

/** Two servers and a worker on one due list, each twice. */
async function renewEverywhere(api: BookingFixture): Promise<void> {
  const others = [
    await startServerBeside(api, { demo: true }),
    await startServerBeside(api, { demo: true }),
  ];
  for (let count = 0; count < 6; count += 1) await api.createMember('plus');
  for (const one of [api, ...others]) one.clock.set(DUE);
  const servers = [api, ...others, api, ...others];
  await Promise.all(servers.map(({ deps }) => renewMemberships(deps)));
}

test('two servers and a worker on one due list charge each membership once', async () => {
  await renewEverywhere(fixture);
  expect(await chargesOf(fixture)).toEqual(Array(6).fill(1));
});

test('two workers renew a part each, and together every membership once', async () => {
  const other = await startServerBeside(fixture, { demo: true });
  const before = (await chargesOf(fixture)).length;
  for (let count = 0; count < 20; count += 1) await fixture.createMember('plus');
  for (const one of [fixture, other]) one.clock.set(DUE);
  const [first, second] = [
    { index: 0, of: 2 },
    { index: 1, of: 2 },
  ];
  const { payments } = await requestRenewals(fixture.deps, first);
  expect(payments.length).toBeGreaterThan(0);
  expect(payments.length).toBeLessThan(20);
  expect((await requestRenewals(other.deps, first)).payments).toEqual([]);
  await Promise.all([
    renewMemberships(fixture.deps, first),
    renewMemberships(other.deps, second),
    renewMemberships(fixture.deps, second),
  ]);
  expect(await chargesOf(fixture)).toEqual(Array(before + 20).fill(1));
});

test('without the claim they charge more than once', async () => {
  const safeguards = [
    sql`CREATE FUNCTION forget_claim() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN NEW.retry_at := OLD.retry_at; RETURN NEW; END $$;
      CREATE TRIGGER forgotten BEFORE UPDATE ON memberships
        FOR EACH ROW EXECUTE FUNCTION forget_claim()`,
    sql`ALTER TABLE membership_charges
      DROP CONSTRAINT membership_charges_membership_id_period_ends_at_attempt_key`,
  ];
  await withoutSafeguards(safeguards, async (unprotected) => {
    await unprotected.createMember('plus');
    unprotected.clock.set(DUE);
    await requestRenewals(unprotected.deps);
    await requestRenewals(unprotected.deps);
    expect(await chargesOf(unprotected)).toEqual([2]);
  });
});

test('a server that stops between the intent and the charge neither loses nor repeats it', async () => {
  const member = await fixture.createMember('plus');
  fixture.clock.set(DUE);
  const { payments } = await requestRenewals(fixture.deps);
  const [paymentId = ''] = payments;
  await renewMemberships(fixture.deps);
  expect((await member.get('/membership')).body.membership.period_ends_at).toBe(
    '2026-12-01T00:00:00.000Z',
  );
  await Promise.all([
    collectCharge(fixture.deps, paymentId),
    collectCharge(fixture.deps, paymentId),
  ]);
  expect((await member.get('/membership')).body.membership).toMatchObject({
    status: 'active',
    period_ends_at: '2027-01-01T00:00:00.000Z',
  });
});

test('a renewal that is paid after the membership has ended is refused, so that it is refunded', async () => {
  const member = await fixture.createMember('plus');
  fixture.clock.set(DUE);
  const { payments } = await requestRenewals(fixture.deps);
  const [paymentId = ''] = payments;
  await fixture.deps.db
    .updateTable('memberships')
    .set({ status: 'ended' })
    .where('user_id', '=', member.id)
    .execute();
  await collectCharge(fixture.deps, paymentId);
  expect((await member.get('/membership')).body.membership).toBeNull();
  const { status } = await fixture.deps.db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('refunded');
});

test('an account deleted while its charge is under way is given its money back, and keeps no card', async () => {
  const member = await fixture.createMember('plus');
  fixture.clock.set(DUE);
  const { payments } = await requestRenewals(fixture.deps);
  const provider = fixture.deps.paymentProvider;
  const { db, personalData } = fixture.deps;
  fixture.deps.paymentProvider = {
    ...provider,
    // The bank has taken the money when the member leaves, and answers afterwards.
    charge: async (payment, card) => {
      const report = await provider.charge(payment, card);
      await db.transaction().execute(async (tx) => {
        await personalData.erase(tx, member.id);
        await sql`UPDATE users SET deleted_at = now() WHERE id = ${member.id}`.execute(tx);
      });
      return report.status === 'paid' ? { ...report, card: CARD } : report;
    },
  };
  for (const payment of payments)
    expect(await collectCharge(fixture.deps, payment)).toBe('given_back');
  fixture.deps.paymentProvider = provider;
  await fixture.runJob('payments.refund');
  const left = await sql`SELECT
      (SELECT array_agg(status) FROM memberships WHERE user_id = ${member.id}) AS memberships,
      (SELECT count(*)::integer FROM payment_customers WHERE user_id = ${member.id}) AS cards,
      (SELECT array_agg(r.status || ' ' || r.reason) FROM refunds r
        JOIN payments p ON p.id = r.payment_id WHERE p.user_id = ${member.id}) AS refunds`.execute(
    db,
  );
  expect(left.rows).toEqual([
    { memberships: ['ended'], cards: 0, refunds: ['succeeded account_deleted'] },
  ]);
});
