import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, expect } from 'vitest';
import { api, test as base } from '../api-test.ts';
import { aMember, aMembership } from '../builders.ts';
import { waitForBlockedStatements } from '../database/race-conditions.ts';
import { startStripe, type TestStripe } from '../fixtures/stripe/stripe-server.ts';
import { MAIN } from './built-server.ts';

/*
 * A worker is killed with SIGKILL between any two steps of a renewal, and another process goes on.
 * The same steps without a process of their own are in
 * apps/api/src/features/payments/charge/killed-charge.test.ts.
 */

/** The name of its connections. */
const WORKER = 'killed-worker';
const dataDir = mkdtempSync(join(tmpdir(), 'pulse-killed-worker-'));
let stripe: TestStripe;
let worker: ChildProcess | null = null;
const test = base.extend('overrides', { scope: 'file' }, async () => {
  stripe = await startStripe();
  return { stripe: stripe.config, logLevel: 'silent' as const };
});
afterEach(async () => {
  if (worker?.exitCode === null && worker.signalCode === null) await kill();
  stripe.onRequest = null;
  stripe.onAnswer = null;
  // Every worker shall find a slot for its renewals.
  await sql`DELETE FROM pgboss.job`.execute(api.deps.db);
});
afterAll(async () => {
  await stripe.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function startWorker(): void {
  const { secretKey, webhookSecret, apiBase } = stripe.config;
  worker = spawn(process.execPath, [MAIN, 'worker'], {
    env: {
      ...process.env,
      PULSE_DATA_DIR: dataDir,
      DATABASE_URL: namedConnections(api.databaseUrl),
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: String(apiBase),
    },
  });
}

function namedConnections(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}application_name=${WORKER}`;
}

async function kill(): Promise<void> {
  if (!worker) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

/** A member whose plan is due, with a card at Stripe. */
async function aDueMembership(): Promise<{ membership: string; customer: string }> {
  const { db } = api.deps;
  const { id } = await aMember({ db });
  const membership = await aMembership(db, {
    user_id: id,
    plan_code: 'plus',
    anchored_at: '2026-01-01T00:00:00Z',
    period_ends_at: new Date(Date.now() - MINUTE),
  });
  const customer = `cus_of_${id}`;
  await sql`INSERT INTO payment_customers
    (user_id, provider, customer_reference, payment_method_reference)
    VALUES (${id}, 'stripe', ${customer}, 'pm_visa')`.execute(db);
  return { membership, customer };
}

/** Kills the worker while it waits to write into a table, inside the transaction that does. */
const killWhileWriting = (table: string) =>
  api.deps.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN SHARE MODE`.execute(tx);
    startWorker();
    await waitForBlockedStatements(api);
    await kill();
  });

/** Kills the worker when Stripe has its request, before or after the charge is made. */
function killAtStripe(when: 'onRequest' | 'onAnswer'): Promise<void> {
  const killed = new Promise<void>((resolve) => {
    stripe[when] = async ({ path }) => {
      stripe[when] = null;
      await kill();
      // A request whose sender is dead before it was read has no effect.
      if (when === 'onRequest') stripe.faults.push({ path, fault: 'silence' });
      resolve();
    };
  });
  startWorker();
  return killed;
}

const DEATHS: Record<string, () => Promise<unknown>> = {
  'while it writes the intent': () => killWhileWriting('membership_charges'),
  'before the charge is made': () => killAtStripe('onRequest'),
  'after the charge was made, before it hears so': () => killAtStripe('onAnswer'),
  'while it settles the charge': () => killWhileWriting('receipts'),
};

test.each(Object.entries(DEATHS))('killed %s: one charge, one membership', async (_, die) => {
  const { membership, customer } = await aDueMembership();
  await die();
  await connectionsEnded();
  expect(await booksOf(membership)).toMatchObject({ renewed: false, paid: 0 });
  // The worker went by the clock of the machine.
  api.clock.set(Date.now() + 2 * MINUTE);
  await api.runJob('payments.collect');
  await api.runJob('memberships.renew');
  expect(await booksOf(membership)).toEqual({ renewed: true, payments: 1, paid: 1, receipts: 1 });
  expect(stripe.taken().filter((intent) => intent.customer === customer)).toHaveLength(1);
});

/** Resolves once the database has noticed the death: until then rows of the worker are locked. */
const connectionsEnded = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = ${WORKER}`.execute(api.deps.db);
      return rows.length;
    })
    .toBe(0);

/** What the database knows of a membership and its charges. */
async function booksOf(membership: string) {
  const { rows } = await sql<{
    renewed: boolean;
    payments: number;
    paid: number;
    receipts: number;
  }>`
    SELECT m.period_ends_at > now() AS renewed, count(p.id)::integer AS payments,
      count(p.id) FILTER (WHERE p.status = 'paid')::integer AS paid,
      count(r.id)::integer AS receipts
    FROM memberships m LEFT JOIN payments p ON p.membership_id = m.id
      LEFT JOIN receipts r ON r.payment_id = p.id
    WHERE m.id = ${membership} GROUP BY m.id`.execute(api.deps.db);
  return rows[0];
}
