import { setTimeout as wait } from 'node:timers/promises';
import { startStripe, type TestStripe } from '../apps/api/test/fixtures/stripe/stripe-server.ts';
import type { BenchmarkServer } from './benchmark-server.ts';
import { bookingRequests } from './booking-requests.ts';
import { countRenewed, insertMembersWithCards, makeRenewalsDue } from './insert-due-memberships.ts';
import type { Measurement } from './measurement.ts';
import { type PacedLoad, p99, sendAtRate } from './send-at-rate.ts';
import { signInMembers } from './sign-in-members.ts';

/** Fewer while working on it: RENEWALS=500. */
const RENEWALS = Number(process.env.RENEWALS ?? 10_000);
const PROVIDER_MS = 300;
const BOOKINGS_PER_SECOND = 10;
const CALM_SECONDS = 40;
/** Other hours than the other measurements, for which the same members have booked. */
const HOURS = [11, 13];
const MAX_SECONDS = 600;
const MAX_IN_FLIGHT = 10;
const MAX_SLOWER = 1.5;

/** Renewals that are due at once, with a slow provider, while members go on booking. */
export async function measureRenewals(
  server: BenchmarkServer,
  members: string[],
): Promise<Measurement[]> {
  const stripe = await startStripe();
  const calls = countCalls(stripe);
  await insertMembersWithCards(server.pool, RENEWALS);
  const { secretKey, webhookSecret, apiBase } = stripe.config;
  await server.restart({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: String(apiBase),
  });
  // Tokens are good for fifteen minutes, in which all of this happens.
  const tokens = await signInMembers(server.origin, members.length);
  await server.pool.query(`UPDATE memberships SET classes_per_day = 10
    WHERE plan_code = 'unlimited'`);
  const bookings = (await bookingRequests(server, tokens, HOURS)).values();
  const book = (ended: Promise<unknown>) =>
    sendAtRate(server.origin, bookings, { perSecond: BOOKINGS_PER_SECOND, ended });
  await book(wait(10_000));
  const before = await book(wait(CALM_SECONDS * 1000));
  await makeRenewalsDue(server.pool);
  const renewed = untilRenewed(server);
  const during = await book(renewed);
  const ended = await renewed;
  const after = await book(wait(CALM_SECONDS * 1000));
  const found = await countRenewed(server.pool);
  await stripe.close();
  await server.restart();
  for (const load of [before, during, after]) assertBooked(load);
  const seconds = Math.round((ended - calls.firstAt) / 1000);
  const taken = stripe.taken().length;
  const isComplete = [found.renewed, found.charged, found.receipts, taken].every(
    (count) => count === RENEWALS,
  );
  // The machine may have become busier or calmer meanwhile: calm is what it was before and after.
  const calm = p99([...before.times, ...after.times]);
  const busy = p99(during.times);
  const ratio = Number((busy / calm).toFixed(2));
  return [
    {
      name: `${RENEWALS.toLocaleString('en')} renewals due at once, provider at ${PROVIDER_MS} ms`,
      measured: `${seconds} s: ${found.renewed} renewed, ${taken} charged, ${found.receipts} receipts`,
      baseline: `${(RENEWALS * PROVIDER_MS) / MAX_IN_FLIGHT / 1000} s of waiting at the least`,
      value: seconds,
      goal: `each once, within ${MAX_SECONDS} s`,
      passed: isComplete && seconds <= MAX_SECONDS,
    },
    {
      name: 'calls to the provider in flight',
      measured: `${calls.most} at the most`,
      baseline: 'counted by the provider',
      value: calls.most,
      goal: `at most ${MAX_IN_FLIGHT}`,
      passed: calls.most <= MAX_IN_FLIGHT,
    },
    {
      name: `POST /bookings meanwhile, ${BOOKINGS_PER_SECOND} a second`,
      measured: `p99 ${busy.toFixed(1)} ms of ${during.times.length}`,
      baseline: `p99 ${calm.toFixed(1)} ms when calm`,
      value: ratio,
      goal: `at most ${MAX_SLOWER}`,
      passed: ratio <= MAX_SLOWER,
    },
  ];
}

/** Makes each call last as long as a slow provider's, and counts those at the same time. */
function countCalls(stripe: TestStripe) {
  const calls = { inFlight: 0, most: 0, firstAt: 0 };
  stripe.onRequest = async () => {
    calls.firstAt ||= performance.now();
    calls.inFlight += 1;
    calls.most = Math.max(calls.most, calls.inFlight);
    await wait(PROVIDER_MS);
  };
  stripe.onAnswer = () => {
    calls.inFlight -= 1;
  };
  return calls;
}

/** Resolves with the time at which all have renewed; gives up soon after the time allowed. */
async function untilRenewed(server: BenchmarkServer): Promise<number> {
  const giveUpAt = performance.now() + 1.2 * MAX_SECONDS * 1000;
  while (performance.now() < giveUpAt) {
    const { renewed } = await countRenewed(server.pool);
    if (renewed === RENEWALS) break;
    await wait(2_000);
  }
  return performance.now();
}

function assertBooked({ statuses }: PacedLoad): void {
  const others = [...statuses].filter(([status]) => status !== 201);
  if (others.length > 0) throw new Error(`not every booking was made: ${JSON.stringify(others)}`);
}
