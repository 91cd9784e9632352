import { setTimeout as wait } from 'node:timers/promises';
import { startSlowSmtp } from '../apps/api/test/fixtures/slow-smtp.ts';
import { startStripe } from '../apps/api/test/fixtures/stripe/stripe-server.ts';
import { type BenchmarkServer, startBenchmarkServer } from './benchmark-server.ts';
import { countRenewed, insertMembersWithCards, makeRenewalsDue } from './insert-due-memberships.ts';
import type { Measurement } from './measurement.ts';

/** Fewer while working on it: RENEWALS=200. */
const RENEWALS = Number(process.env.RENEWALS ?? 4_000);
const MAILS = 200;
const PROVIDER_MS = 300;
const MAX_SECONDS = 300;
const MIN_RATIO = 1.7;

/** How much faster two workers do what waits for a provider than one: renewals, then mails. */
export async function measureWorkers(): Promise<Measurement[]> {
  const stripe = await startStripe();
  const smtp = await startSlowSmtp(PROVIDER_MS);
  let firstCallAt = 0;
  stripe.onRequest = async () => {
    firstCallAt ||= performance.now();
    await wait(PROVIDER_MS);
  };
  const server = await startBenchmarkServer();
  try {
    await insertMembersWithCards(server.pool, RENEWALS);
    const { secretKey, webhookSecret, apiBase } = stripe.config;
    const paid = {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: String(apiBase),
    };
    const renewals: Round[] = [];
    const mails: Round[] = [];
    for (const workers of [1, 2]) {
      await server.restart(paid, { workers });
      await wait(5_000);
      firstCallAt = 0;
      await makeRenewalsDue(server.pool);
      const charged = renewals.length * RENEWALS + RENEWALS;
      const ended = await until(async () => (await countRenewed(server.pool)).renewed === RENEWALS);
      const found = await countRenewed(server.pool);
      const isExact = [found.charged, found.receipts, stripe.taken().length].every(
        (count) => count === charged,
      );
      renewals.push({ seconds: (ended - firstCallAt) / 1000, isExact });
    }
    for (const workers of [1, 2]) {
      await server.pool.query('UPDATE mails SET sent_at = now() WHERE sent_at IS NULL');
      await server.restart({ SMTP_URL: smtp.url }, { workers });
      await wait(5_000);
      smtp.received.clear();
      await insertMails(server, workers);
      const from = performance.now();
      const ended = await until(async () => (await countUnsent(server)) === 0);
      // The renewals may have led to mails as well.
      const counts = [...smtp.received].filter(([to]) => to.startsWith(`r${workers}m`));
      const isExact = counts.length === MAILS && counts.every(([, count]) => count === 1);
      mails.push({ seconds: (ended - from) / 1000, isExact });
    }
    return [compare(`${RENEWALS} renewals`, renewals), compare(`${MAILS} mails`, mails)];
  } finally {
    await server.stop();
    await stripe.close();
    await smtp.close();
  }
}

interface Round {
  seconds: number;
  /** Each thing happened once. */
  isExact: boolean;
}

function compare(what: string, [one, two]: Round[]): Measurement {
  if (!one || !two) throw new Error('expected two rounds');
  const value = Number((one.seconds / two.seconds).toFixed(2));
  const isExact = one.isExact && two.isExact;
  return {
    name: `${what} by two workers, provider at ${PROVIDER_MS} ms`,
    measured: `${two.seconds.toFixed(1)} s${isExact ? ', each once' : ', NOT each once'}`,
    baseline: `${one.seconds.toFixed(1)} s by one worker`,
    value,
    goal: `at least ${MIN_RATIO} times as fast, each once`,
    passed: isExact && value >= MIN_RATIO,
  };
}

async function insertMails({ pool }: BenchmarkServer, round: number): Promise<void> {
  await pool.query(
    `INSERT INTO mails (recipient, subject, text_body, html_body)
     SELECT 'r' || $1::int || 'm' || i || '@pulse.test', 'Bench', 'Bench', '<p>Bench</p>'
     FROM generate_series(1, $2::int) i`,
    [round, MAILS],
  );
}

async function countUnsent({ pool }: BenchmarkServer): Promise<number> {
  const { rows } = await pool.query(
    'SELECT count(*)::int AS unsent FROM mails WHERE sent_at IS NULL',
  );
  return rows[0].unsent;
}

/** Resolves with the time at which it is so; gives up after the time allowed. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const giveUpAt = performance.now() + MAX_SECONDS * 1000;
  while (performance.now() < giveUpAt && !(await isSo())) await wait(200);
  return performance.now();
}
