import { sql } from 'kysely';
import { expect } from 'vitest';
import { aMember } from '../../../test/builders.ts';
import { withoutSafeguards } from '../../../test/database/race-conditions.ts';
import {
  type BookingFixture,
  clientWithNewTokens,
  fixture,
  NOW,
  type TestMember,
  test,
} from '../../../test/fixtures/booking-fixture.ts';

/*
 * Everything that a member or staff agree to once takes effect once, however often it is clicked. The
 * same clicks without what recognises a repeat take effect more often, or prove nothing.
 */

const key = { 'idempotency-key': 'one-intent' };

/** Prepares a click, and returns it with what counts its effects. */
type Click = (api: BookingFixture) => Promise<{
  click: () => Promise<{ status: number }>;
  effects: () => Promise<number>;
}>;

const count = async ({ deps }: BookingFixture, query: ReturnType<typeof sql>) =>
  (await query.execute(deps.db)).rows.length;
const events =
  (api: BookingFixture, { id }: TestMember, type: string) =>
  () =>
    count(
      api,
      sql`SELECT FROM outbox o JOIN memberships m ON o.subject = 'membership:' || m.id
      WHERE o.type = ${type} AND m.user_id = ${id}`,
    );
const payments =
  (api: BookingFixture, { id }: TestMember, purpose: string) =>
  () =>
    count(api, sql`SELECT FROM payments WHERE user_id = ${id} AND purpose = ${purpose}`);

/** Changes memberships also where the control has frozen them. */
async function unfrozen({ deps }: BookingFixture, change: ReturnType<typeof sql>): Promise<void> {
  await sql`ALTER TABLE memberships DISABLE TRIGGER USER`.execute(deps.db);
  await change.execute(deps.db);
  await sql`ALTER TABLE memberships ENABLE TRIGGER USER`.execute(deps.db);
}

const CLICKS: Record<string, Click> = {
  checkout: async (api) => {
    const member = await api.createMember(null);
    return {
      click: () => member.post('/membership/checkout', { plan_code: 'plus' }, key),
      effects: payments(api, member, 'membership'),
    };
  },
  repair: async (api) => {
    const member = await api.createMember('plus');
    await unfrozen(
      api,
      sql`UPDATE memberships SET status = 'past_due', period_ends_at = ${new Date(NOW - 1)}
        WHERE user_id = ${member.id}`,
    );
    return {
      click: () => member.post('/membership/repair'),
      effects: payments(api, member, 'renewal'),
    };
  },
  change: async (api) => {
    // To a smaller plan: an upgrade has the key of its charge as well (change-plan.test.ts).
    const member = await api.createMember('plus');
    const choice = { plan_code: 'basic', billing_interval: 'month' };
    const { id } = (await member.post('/membership/quote', choice)).body;
    return {
      click: () => member.post('/membership/change', { quote_id: id }),
      effects: events(api, member, 'membership.change_scheduled'),
    };
  },
  cancel: async (api) => {
    const member = await api.createMember('plus');
    return {
      click: () => member.post('/membership/cancel'),
      effects: events(api, member, 'membership.cancelled'),
    };
  },
  pause: async (api) => {
    const member = await api.createMember('plus');
    return {
      click: () => member.post('/membership/pause', { days: 7 }, key),
      effects: events(api, member, 'membership.paused'),
    };
  },
  resume: async (api) => {
    const member = await api.createMember('plus');
    await member.post('/membership/pause', { days: 7 });
    await unfrozen(
      api,
      sql`UPDATE memberships SET status = 'paused', paused_until = period_ends_at
        WHERE user_id = ${member.id}`,
    );
    return {
      click: () => member.post('/membership/resume'),
      effects: events(api, member, 'membership.resumed'),
    };
  },
  refund: async (api) => {
    const member = await api.createMember(null);
    const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'plus' })).body;
    await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
    const staff = await clientWithNewTokens(api, await aMember(api.deps, { role: 'ops' }));
    const part = { amount: { amount_minor: 100, currency: 'USD' }, reason: 'Closed' };
    return {
      click: () => staff.post(`/admin/payments/${payment_id}/refunds`, part, key),
      effects: () => count(api, sql`SELECT FROM refunds WHERE payment_id = ${payment_id}`),
    };
  },
  manual: async (api) => {
    const member = await api.createMember('plus');
    const staff = await clientWithNewTokens(api, await aMember(api.deps, { role: 'ops' }));
    const cash = {
      user_id: member.id,
      purpose: 'renewal',
      plan_code: 'plus',
      amount: { amount_minor: 6900, currency: 'USD' },
      method: 'cash',
      received_on: '2026-11-18',
      receipt_number: 'once',
    };
    return {
      click: () => staff.post('/admin/payments/manual', cash),
      effects: payments(api, member, 'renewal'),
    };
  },
};

/** Two clicks at the same moment, and a third one later. */
async function clickThrice(api: BookingFixture, prepare: Click) {
  const { click, effects } = await prepare(api);
  const together = await Promise.all([click(), click()]);
  const statuses = [...together, await click()].map(({ status }) => status);
  return { statuses, effects: await effects() };
}

test.each(Object.entries(CLICKS))('%s: three clicks, one effect', async (name, prepare) => {
  const { statuses, effects } = await clickThrice(fixture, prepare);
  expect(effects).toBe(1);
  // A receipt number is no key: staff who type it twice get a refusal.
  const isTold = name === 'manual' ? 409 : statuses[0];
  expect(statuses.toSorted()).toEqual([Math.min(...statuses), isTold, isTold]);
});

test('a key that comes back with another plan is refused', async () => {
  const member = await fixture.createMember(null);
  await member.post('/membership/checkout', { plan_code: 'plus' }, key);
  const other = await member.post('/membership/checkout', { plan_code: 'basic' }, key);
  expect(other.body.code).toBe('idempotency_key_reused');
  const stranger = await fixture.createMember(null);
  expect((await stranger.post('/membership/checkout', { plan_code: 'basic' }, key)).status).toBe(
    201,
  );
});

test('without what recognises a repeat, each takes effect more than once', async () => {
  const forget = (table: string, columns: string) =>
    sql.raw(`
      CREATE FUNCTION forget_${table}() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN ${columns} RETURN NEW; END $$;
      CREATE TRIGGER forgotten BEFORE INSERT OR UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION forget_${table}()`);
  const safeguards = [
    // A page with little time left is not handed out again.
    forget(
      'payments',
      `NEW.idempotency_key := NULL;
      IF TG_OP = 'INSERT' THEN NEW.expires_at := NEW.expires_at - interval '25 minutes'; END IF;`,
    ),
    forget('refunds', 'NEW.idempotency_key := NULL;'),
    forget('membership_pauses', 'NEW.idempotency_key := NULL;'),
    forget('membership_quotes', 'NEW.taken_at := NULL;'),
    forget(
      'memberships',
      `IF TG_OP = 'UPDATE' THEN
        NEW.status := OLD.status; NEW.cancel_at_period_end := OLD.cancel_at_period_end;
        NEW.paused_until := OLD.paused_until; NEW.period_ends_at := OLD.period_ends_at;
      END IF;`,
    ),
    sql`DROP INDEX payments_receipt_number_idx`,
  ];
  await withoutSafeguards(safeguards, async (unprotected) => {
    for (const [name, prepare] of Object.entries(CLICKS)) {
      const { effects } = await clickThrice(unprotected, prepare);
      expect([name, effects > 1]).toEqual([name, true]);
    }
  });
});
