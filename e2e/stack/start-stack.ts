import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
/** The demo world is made at the first start, which takes a while on a busy machine. */
const readyWithinMs = 240_000;

/**
 * Starts the product once for all journeys: the server with its embedded database and demo world in
 * a folder of its own, so that two checkouts never meet. Workers find it through PULSE_JOURNEY_ORIGIN
 * and PULSE_JOURNEY_DATABASE; where both are set already, that stack is used and left running.
 */
export default async function startStack(): Promise<() => Promise<void>> {
  if (process.env.PULSE_JOURNEY_ORIGIN && process.env.PULSE_JOURNEY_DATABASE)
    return async () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pulse-journeys-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [server, 'serve'], {
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
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
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
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
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
