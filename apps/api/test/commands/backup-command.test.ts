import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@pulse/local-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '../fixtures/temporary-folder.ts';
import { MAIN } from './built-server.ts';

let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = createTemporaryFolder('backup-command');
  started = [];
});
afterEach(() => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
});

/** Runs a command of the server on a data folder, with the embedded database. */
function run(args: string[], dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      ...process.env,
      PULSE_DATA_DIR: join(folder, dataDir),
      PULSE_DEMO: 'off',
      INIT_CWD: folder,
      ...env,
    },
  });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  return { child, output, exit: once(child, 'exit').then(([code]) => code as number | null) };
}

async function serve(dataDir: string) {
  const port = await freePort();
  const server = run(['serve'], dataDir, { PORT: String(port), PULSE_BACKGROUND: 'off' });
  const url = `http://localhost:${port}`;
  await expect.poll(() => server.output.text, { timeout: 60_000 }).toContain('Pulse is ready');
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...server, post };
}

test('what is backed up while a server runs is served again from another data folder', async () => {
  const server = await serve('data');
  const person = { email: 'lina@example.test', password: 'Tide-and-2-lamps!' };
  const signUp = { ...person, full_name: 'Lina Haddad', adult: true };
  expect((await server.post('/auth/sign-up', signUp)).status).toBe(201);
  const backup = run(['backup', 'copy'], 'data');
  expect([await backup.exit, backup.output.text]).toEqual([
    0,
    expect.stringContaining('Backed up'),
  ]);
  const again = run(['backup', 'copy'], 'data');
  expect([await again.exit, again.output.text]).toEqual([1, expect.stringContaining('is there')]);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);

  const restore = run(['restore', 'copy'], 'restored');
  expect([await restore.exit, restore.output.text]).toEqual([
    0,
    expect.stringContaining('Restored'),
  ]);
  const secretOf = (name: string) => readFileSync(join(folder, name, 'server-secret'), 'utf8');
  expect(secretOf('restored')).toBe(secretOf('data'));
  const restored = await serve('restored');
  const known = await restored.post('/auth/sign-in', person);
  expect(await known.json()).toMatchObject({ code: 'email_not_confirmed' });
  restored.child.kill('SIGTERM');
  expect(await restored.exit).toBe(0);
});

test('a backup of a PostgreSQL server is left to its own tools', async () => {
  const env = { DATABASE_URL: 'postgres://u:hunter2@localhost:1/pulse' };
  const backup = run(['backup', 'copy'], 'data', env);
  expect(await backup.exit).toBe(1);
  expect(backup.output.text).not.toContain('hunter2');
  expect(existsSync(join(folder, 'copy'))).toBe(false);
});
