import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@pulse/local-server';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { newClient } from '../../src/platform/database/connections/new-client.ts';
import { createDatabase } from '../database/create-database.ts';

/*
 * `npm start` after installing and building: the server and a worker beside it, each a process of
 * its own.
 */

const RUN_SERVER = new URL('../../../../scripts/steps/run-server.mjs', import.meta.url);
const HEIC = new URL('../fixtures/sideways.heic', import.meta.url);
const PASSWORD = 'Quiet-Lantern-4471!';
const dataDir = mkdtempSync(join(tmpdir(), 'pulse-launcher-'));
const database = await createDatabase(inject('databaseUrl'));
let launcher: ChildProcess | null = null;
afterEach(() => launcher?.kill('SIGKILL'));
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function launch() {
  const port = await freePort();
  const code = `const { runServer } = await import('${RUN_SERVER}'); runServer();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    env: {
      ...process.env,
      PORT: String(port),
      PULSE_BACKGROUND: '',
      PULSE_DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    },
  });
  launcher = child;
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  return { child, output, origin: `http://localhost:${port}`, exit: once(child, 'exit') };
}

/** The processes that the launcher has started, by their command. */
function childrenOf({ pid }: ChildProcess): Map<string, number> {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return new Map(
    pids.map((child) => {
      const words = readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0').filter(Boolean);
      return [words.at(-1) ?? '', Number(child)];
    }),
  );
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function confirmEmails() {
  const client = newClient({ connectionString: database.url });
  await client.connect();
  await client.query('UPDATE users SET email_verified_at = now()');
  await client.end();
}

const timesRunning = (text: string) => text.split('The worker runs.').length - 1;

test('a worker runs beside the server, comes back when it is killed, and both stop cleanly', async () => {
  const { child, output, origin, exit } = await launch();
  await expect.poll(() => timesRunning(output.text)).toBe(1);
  const [server, worker] = ['serve', 'worker'].map((command) => childrenOf(child).get(command));
  process.kill(Number(worker), 'SIGKILL');
  await expect.poll(() => timesRunning(output.text)).toBe(2);
  expect(childrenOf(child).get('serve')).toBe(server);
  expect(childrenOf(child).get('worker')).not.toBe(worker);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(output.text).not.toMatch(/"level":[56]0/);
});

test('what is built finds its files, its binaries and its programs', async () => {
  const { child, output, origin, exit } = await launch();
  await expect.poll(() => output.text).toContain('Pulse is ready');
  const account = { email: 'built@example.com', password: PASSWORD };
  const signUp = { ...account, full_name: 'Built', adult: true };
  const signedUp = await post(`${origin}/api/v1/auth/sign-up`, signUp);
  await confirmEmails();
  const signedIn = await post(`${origin}/api/v1/auth/sign-in`, account);
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const body = new FormData();
  body.append('photo', new Blob([readFileSync(HEIC)]), 'photo.heic');
  const headers = { authorization: `Bearer ${access_token}` };
  const photo = await fetch(`${origin}/api/v1/profile/photo`, { method: 'PUT', headers, body });
  const pages = await Promise.all(
    ['/api/docs/', '/api/v1/openapi.json'].map((path) => fetch(origin + path)),
  );
  expect([signedUp, signedIn, photo, ...pages].map(({ status }) => status)).toEqual([
    201, 200, 200, 200, 200,
  ]);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
