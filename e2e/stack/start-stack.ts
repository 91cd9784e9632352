import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import { freePort, untilReady } from '@pulse/local-server';

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const server = fileAt('apps/api/build/main.js');
const stopWithLauncher = fileAt('scripts/steps/stop-with-launcher.mjs');

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
    await untilReady(origin, child);
    process.env.PULSE_JOURNEY_ORIGIN = origin;
    const database = await startEmbeddedDatabase({
      dataDir: folder,
      join: true,
      log: () => undefined,
    });
    process.env.PULSE_JOURNEY_DATABASE = database.connectionString;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
