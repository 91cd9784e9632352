import { MINUTE } from '@pulse/domain';
import { expect, vi } from 'vitest';
import { createPaymentFixture, fixture, test } from '../../../../test/fixtures/payment-fixture.ts';
import { collectCharges, setPaymentHook } from '../index.ts';

/* The server dies between any two steps of a charge; another one goes on. */

test.beforeAll(async () => {
  fixture.deps.log.level = 'silent';
});

const takenFor = (payment: string) =>
  fixture.stripe.taken().filter(({ metadata }) => metadata.payment_id === payment);

/** What each death replaces, so that the steps after it do not happen. */
const DEATHS: Record<string, (payment: string) => Promise<unknown>> = {
  'after the intent': async () => undefined,
  'before the call': (payment) => {
    const charge = vi.spyOn(fixture.deps.paymentProvider, 'charge');
    charge.mockRejectedValueOnce(new Error('killed'));
    return fixture.collect(payment);
  },
  'after the call': (payment) => {
    const provider = fixture.deps.paymentProvider;
    const charge = provider.charge.bind(provider);
    vi.spyOn(provider, 'charge').mockImplementationOnce(async (...request) => {
      await charge(...request);
      throw new Error('killed');
    });
    return fixture.collect(payment);
  },
  'before the commit': (payment) => {
    const { hooks } = fixture;
    setPaymentHook(fixture.deps, 'renewal', {
      paid: async () => {
        throw new Error('killed');
      },
      declined: async () => undefined,
    });
    return fixture.collect(payment).finally(() =>
      setPaymentHook(fixture.deps, 'renewal', {
        paid: async (_, { id }) => {
          hooks.paid.push(id);
          return null;
        },
        declined: async () => undefined,
      }),
    );
  },
  'after the commit': (payment) => fixture.collect(payment),
};

test.each(Object.keys(DEATHS))('%s: one charge, one purchase', async (step) => {
  const payment = await fixture.intend(await fixture.createPayer(), step);
  await DEATHS[step]?.(payment).catch(() => undefined);
  const other = await createPaymentFixture(fixture);
  // No process takes over what another process may still be working on.
  await other.runJob('payments.collect');
  other.clock.advance(2 * MINUTE);
  await other.runJob('payments.collect');
  expect(await other.statusOf(payment)).toBe('paid');
  expect(takenFor(payment)).toHaveLength(1);
  const heard = [...fixture.hooks.paid, ...other.hooks.paid].filter((id) => id === payment);
  expect(heard).toHaveLength(1);
  await other.close();
});

test('two servers share one list of charges, each with ten calls in flight at most', async () => {
  const { stripe } = fixture;
  const payments = await Promise.all(
    Array.from({ length: 30 }, async (_, index) =>
      fixture.intend(await fixture.createPayer(), `shared ${index}`),
    ),
  );
  const other = await createPaymentFixture(fixture);
  let inFlight = 0;
  let most = 0;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  stripe.onRequest = async () => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    // No call is answered until ten are waiting, so that too many would be seen.
    if (inFlight === 10) open();
    await gate;
  };
  stripe.onAnswer = () => {
    inFlight -= 1;
  };
  for (const app of [fixture, other]) app.clock.advance(2 * MINUTE);
  await Promise.all([collectCharges(fixture.deps, payments), other.runJob('payments.collect')]);
  stripe.onRequest = null;
  stripe.onAnswer = null;
  expect(most).toBeGreaterThanOrEqual(10);
  expect(most).toBeLessThanOrEqual(20);
  const keys = stripe.requests.flatMap(({ idempotencyKey: key }) =>
    key?.startsWith('shared') ? key : [],
  );
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  for (const payment of payments) {
    expect(takenFor(payment)).toHaveLength(1);
    expect(await fixture.statusOf(payment)).toBe('paid');
  }
  expect(
    [...fixture.hooks.paid, ...other.hooks.paid].filter((id) => payments.includes(id)),
  ).toHaveLength(30);
  await other.close();
});
