import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { node24, toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';
import { serverProcess } from './server-process.mjs';

/**
 * Runs `work(address)` against a server of its own: a new demo world in a temporary folder, on a
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
    await waitUntilReady(address, server);
    return await work(address);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitUntilReady(address, server) {
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    await wait(200);
  }
}

async function isReady(address) {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
