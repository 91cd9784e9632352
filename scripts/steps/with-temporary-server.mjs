import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '../../packages/local-server/src/index.mjs';
import { node24, toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';
import { serverProcess } from './server-process.mjs';

/**
 * Runs `work(address)` against a server of its own: new demo data in a temporary folder, on a
 * free port. Stops the server and deletes the folder afterwards, whatever happened.
 */
export async function withTemporaryServer(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-demo-'));
  const port = await freePort();
  const { args, env } = serverProcess(['serve'], {
    PORT: String(port),
    PULSE_DATA_DIR: dataDir,
    PULSE_DEMO: 'on',
    DATABASE_URL: '',
  });
  const server = spawn(node24(), args, {
    cwd: repository,
    stdio: 'inherit',
    env: toolEnvironment(env),
  });
  const ended = once(server, 'exit');
  try {
    const address = `http://localhost:${port}`;
    await untilReady(address, server);
    return await work(address);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
