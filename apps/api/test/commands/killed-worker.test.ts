import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINUTE } from '@pulse/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentFixture, type PaymentFixture } from '../fixtures/payment-fixture.ts';

/* A worker is killed with SIGKILL while Stripe works on its charge, and another process goes on. */

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'pulse-killed-worker-'));
let fixture: PaymentFixture;
let worker: ChildProcess | null = null;
beforeAll(async () => {
  fixture = await createPaymentFixture();
});
afterAll(async () => {
  if (worker?.exitCode === null) worker.kill('SIGKILL');
  await fixture.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  const { config } = fixture.stripe;
  return spawn(process.execPath, [MAIN, 'worker'], {
    env: {
      ...process.env,
      PULSE_DATA_DIR: dataDir,
      DATABASE_URL: fixture.databaseUrl,
      STRIPE_SECRET_KEY: config.secretKey,
      STRIPE_WEBHOOK_SECRET: config.webhookSecret,
      STRIPE_API_BASE: String(config.apiBase),
    },
  });
}

test('killed after the charge was made, before it hears so: one charge, one purchase', async () => {
  const { stripe, clock } = fixture;
  const payment = await fixture.intend(await fixture.createPayer(), 'killed');
  const killed = new Promise<void>((resolve) => {
    stripe.onAnswer = async ({ idempotencyKey }) => {
      if (idempotencyKey !== 'killed' || !worker) return;
      stripe.onAnswer = null;
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
      resolve();
    };
  });
  worker = startWorker();
  await killed;
  expect(await fixture.statusOf(payment)).toBe('processing');
  // The worker went by the clock of the machine.
  clock.set(Date.now() + 2 * MINUTE);
  await fixture.runJob('payments.collect');
  expect(await fixture.statusOf(payment)).toBe('paid');
  const taken = stripe.taken().filter(({ metadata }) => metadata.payment_id === payment);
  expect(taken).toHaveLength(1);
  expect(fixture.hooks.paid.filter((id) => id === payment)).toHaveLength(1);
});
