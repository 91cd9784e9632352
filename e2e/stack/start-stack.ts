import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const server = fileAt('apps/api/src/main.ts');
const stopWithLauncher = fileAt('scripts/steps/stop-with-launcher.mjs');
/** The demo data is created at the first start, which takes a while on a busy machine. */
const readyWithinMs = 240_000;

/**
 * Starts the product once for all journeys: the server with its embedded database and demo data in a
 * folder of its own, so that two checkouts do not collide. Workers find it through
 * PULSE_JOURNEY_ORIGIN and PULSE_JOURNEY_DATABASE; where both are set already, that stack is used and
 * left running. It ends with this process, however that ends.
 */
export default async function startStack(): Promise<() => Promise<void>> {
  if (process.env.PULSE_JOURNEY_ORIGIN && process.env.PULSE_JOURNEY_DATABASE)
    return async () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pulse-journeys-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', stopWithLauncher, server, 'serve'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_URL: origin,
      PULSE_DATA_DIR: folder,
      PULSE_DEMO: 'on',
      SMTP_URL: '',
      MAP_STYLE_URL: '',
    },
    // The server stops when this channel closes: a runner that is killed cannot stop it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  // Playwright stops what it started when it is interrupted, and not when it is terminated.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'));
  try {
    await untilReady(child, origin);
    process.env.PULSE_JOURNEY_ORIGIN = origin;
    process.env.PULSE_JOURNEY_DATABASE = databaseIn(folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

// What `npm start` leaves in its data folder for whoever may read it: the socket and the password.
function databaseIn(folder: string): string {
  const passwords = JSON.parse(readFileSync(join(folder, 'database-credentials.json'), 'utf8'));
  const lines = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const port = lines[3];
  const host = process.platform === 'win32' ? '127.0.0.1' : join(folder, 'cluster');
  return `postgresql://pulse:${passwords.pulse}@/pulse?host=${encodeURIComponent(host)}&port=${port}`;
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready in time.');
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
