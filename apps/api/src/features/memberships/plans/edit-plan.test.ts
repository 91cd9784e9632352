import { beforeEach, expect } from 'vitest';
import { aMember, aMembership } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { clientWithNewTokens, fixture, test } from '../../../../test/fixtures/booking-fixture.ts';
import { lockPlan } from './plans-to-edit.store.ts';

let admin: TestClient;
let version = 0;
test.beforeAll(async () => {
  admin = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'admin' }));
});
beforeEach(async () => {
  version = (await planToEdit('plus')).version;
});

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const edit = (change: object, code = 'plus') => admin.patch(`/admin/plans/${code}`, change);
async function planToEdit(code: string) {
  const { items } = (await admin.get('/admin/plans')).body;
  return items.find((plan: { code: string }) => plan.code === code);
}
const auditOf = (action: string) =>
  fixture.deps.db
    .selectFrom('audit_log')
    .select(['subject_id', 'before', 'after'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();

test('an edit changes what visitors are offered, and is in the audit log with before and after', async () => {
  const edited = await edit({ version, monthly_price: usd(7_400), visits_per_month: 18 });
  expect(edited).toMatchObject({
    status: 200,
    body: { version: version + 1, monthly_price: usd(7_400), yearly_price: usd(69_000) },
  });
  const member = await fixture.createMember(null);
  expect((await member.get('/plans')).body.items[1]).toMatchObject({
    visits_per_month: 18,
    monthly_price: usd(7_400),
  });
  expect((await auditOf('edit_plan')).at(-1)).toMatchObject({
    subject_id: 'plus',
    before: { monthly_price: usd(6_900), visits_per_month: 16 },
    after: { monthly_price: usd(7_400), visits_per_month: 18 },
  });
  const again = await edit({ version: version + 1, monthly_price: usd(7_400) });
  expect(again.body.version).toBe(version + 1);
});

test('of two edits at the same time one is refused, and nothing is lost', async () => {
  const responses = await runWhileLocked(fixture, (tx) => lockPlan(tx, 'plus'), [
    () => edit({ version, classes_per_day: 4 }),
    () => edit({ version, plus_visits_per_month: 6 }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'version_conflict',
    details: { version: version + 1 },
  });
});

test.each([
  [{ plus_visits_per_month: 17, visits_per_month: 16 }, 'plus_visits_per_month'],
  [{ monthly_price: { amount_minor: 6_900, currency: 'EUR' } }, 'yearly_price'],
  [{ monthly_price: { amount_minor: 6_900, currency: 'XQX' } }, 'monthly_price.currency'],
  [{ monthly_price: usd(0) }, 'monthly_price.amount_minor'],
  [{ monthly_price: usd(-1) }, 'monthly_price.amount_minor'],
  [{ yearly_price: usd(10.5) }, 'yearly_price.amount_minor'],
  [{ visits_per_month: 0 }, 'visits_per_month'],
  [{ classes_per_day: 25 }, 'classes_per_day'],
])('%j is refused at its field', async (change, field) => {
  const refused = await edit({ version, ...change });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect((await planToEdit('plus')).version).toBe(version);
});

test('a plan that does not exist is not found', async () => {
  expect((await edit({ version }, 'gold')).status).toBe(404);
});

test('who agreed to which price is counted, but not who leaves or changes the plan', async () => {
  const agreed = async (columns: object) => {
    const { id } = await aMember(fixture.deps);
    await aMembership(fixture.deps.db, { user_id: id, plan_code: 'basic', ...columns });
  };
  await agreed({});
  await agreed({});
  await agreed({ billing_interval: 'year' });
  await agreed({ cancel_at_period_end: true });
  await agreed({ status: 'ended' });
  expect((await planToEdit('basic')).agreed_prices).toEqual([
    { interval: 'month', price: usd(3_900), members: 2 },
    { interval: 'year', price: usd(39_000), members: 1 },
  ]);
  // The members who are counted are notified, by the same condition.
  const basic = await planToEdit('basic');
  await edit({ version: basic.version, monthly_price: usd(4_400) }, 'basic');
  await fixture.runJob('memberships.announce');
  const notices = await fixture.deps.db
    .selectFrom('price_notices')
    .select('price_minor')
    .where('price_minor', '=', 4_400)
    .execute();
  expect(notices).toHaveLength(2);
});

test('published prices are shown to visitors, withdrawn ones no more; a repeat changes nothing', async () => {
  const published = async () =>
    (await fixture.anonymous.get('/plans')).body.items.map(
      (plan: { prices_published: boolean; monthly_price: object | null }) =>
        plan.prices_published && plan.monthly_price !== null,
    );
  for (let click = 0; click < 2; click += 1)
    expect((await admin.post('/admin/plans/publish')).status).toBe(200);
  expect(await published()).toEqual([true, true, true]);
  expect(await auditOf('publish_plan')).toHaveLength(3);
  const withdrawn = await admin.post('/admin/plans/withdraw');
  expect(withdrawn.body.items[0]).toMatchObject({ code: 'basic', published_at: null });
  expect(await published()).toEqual([false, false, false]);
  expect(await auditOf('withdraw_plan')).toHaveLength(3);
});
