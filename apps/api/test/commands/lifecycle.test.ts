import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { freePort } from '@pulse/local-server';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { newClient } from '../../src/platform/database/connections/new-client.ts';
import { createDatabase, type TestDatabase } from '../database/create-database.ts';
import { createEarlierDatabase } from '../database/earlier-database.ts';
import { createTemporaryFolder } from '../fixtures/temporary-folder.ts';
import { MAIN } from './built-server.ts';

let database: TestDatabase;
let startedProcesses: ChildProcess[];
beforeEach(async () => {
  startedProcesses = [];
  database = await createDatabase(inject('databaseUrl'));
});
afterEach(async () => {
  for (const child of startedProcesses) if (child.exitCode === null) child.kill('SIGKILL');
  await database.drop();
});

/** Runs a command of the server as a separate process. */
function runCommand(command: string, env: Record<string, string> = {}) {
  const dataDir = createTemporaryFolder('lifecycle');
  const child = spawn(process.execPath, [MAIN, command], {
    env: { ...process.env, PULSE_DATA_DIR: dataDir, DATABASE_URL: database.url, ...env },
  });
  startedProcesses.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output, exit };
}

async function queryDatabase(text: string) {
  const client = newClient({ connectionString: database.url });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

async function startServer(env: Record<string, string> = {}) {
  const port = await freePort();
  const server = runCommand('serve', { PORT: String(port), PULSE_RATE_LIMIT: 'off', ...env });
  const url = `http://localhost:${port}`;
  await expect.poll(() => server.output.text).toContain(`Pulse is ready: ${url}`);
  return { ...server, url };
}

test('a server that is stopped finishes its current requests and exits without an error', async () => {
  const { child, exit, output, url } = await startServer();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const ping = async () => (await fetch(`${url}/healthz`)).text();
  // Open connections carry the requests below at once.
  await Promise.all(Array.from({ length: 13 }, ping));
  // Each takes some time: unknown emails are hashed like known ones.
  const inProgress = Array.from({ length: 12 }, (_, i) =>
    fetch(`${url}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `nobody${i}@example.test`, password: 'x' }),
    }),
  );
  await Promise.race(inProgress);
  // Sent after them and answered at once: all of them have arrived.
  await ping();
  child.kill('SIGTERM');
  const responses = await Promise.all(inProgress);
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(401));
  expect(await exit).toBe(0);
  expect(output.text).not.toMatch(/"level":[56]0/);
});

test('a server without background work leaves it to a worker, whatever its settings', async () => {
  const hasJobQueue = async () => {
    const { rows } = await queryDatabase(`SELECT to_regnamespace('pgboss') IS NOT NULL AS found`);
    return rows[0]?.found;
  };
  const env = { PULSE_BACKGROUND: 'off' };
  const server = await startServer(env);
  expect(await hasJobQueue()).toBe(false);
  const worker = runCommand('worker', env);
  await expect.poll(() => worker.output.text).toContain('The worker runs.');
  expect(await hasJobQueue()).toBe(true);
  for (const { child, exit } of [server, worker]) {
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  }
});

test('a worker needs a migrated database, then works behind the servers until it is stopped', async () => {
  const early = runCommand('worker');
  expect(await early.exit).toBe(1);
  expect(early.output.text).toContain('npm run migrate');
  expect(early.output.text).not.toContain('    at ');

  const migrating = runCommand('migrate');
  expect(await migrating.exit).toBe(0);
  expect(migrating.output.text).toContain('Applied ');

  const { child, exit, output } = runCommand('worker');
  await expect.poll(() => output.text).toContain('The worker runs.');
  expect(getPriority(child.pid)).toBeGreaterThan(getPriority());
  child.kill('SIGINT');
  expect(await exit).toBe(0);
});

test('a server that may not migrate waits for the command that does', async () => {
  const env = { PULSE_MIGRATE: 'off' };
  const early = runCommand('serve', { ...env, PORT: String(await freePort()) });
  expect(await early.exit).toBe(1);
  expect(early.output.text).toContain('npm run migrate');
  const { rows } = await queryDatabase(`SELECT to_regclass('users') AS users`);
  expect(rows).toEqual([{ users: null }]);
  expect(await runCommand('migrate').exit).toBe(0);
  const server = await startServer(env);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

test('a second server needs the uploads of the first: the same folder, or a bucket', async () => {
  const dataDir = createTemporaryFolder('lifecycle-uploads');
  const first = await startServer({ PULSE_DATA_DIR: dataDir });
  const elsewhere = runCommand('serve', { PORT: String(await freePort()) });
  expect(await elsewhere.exit).toBe(1);
  expect(elsewhere.output.text).toContain('give all of them the same S3_BUCKET');
  expect(elsewhere.output.text).not.toContain('    at ');
  const beside = await startServer({ PULSE_DATA_DIR: dataDir });
  expect((await fetch(`${beside.url}/readyz`)).status).toBe(200);
  for (const { child, exit } of [first, beside]) {
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  }
});

test('a server starts on a database from before the baseline, and every command refuses an older one', async () => {
  const earlier = await createEarlierDatabase();
  const env = { DATABASE_URL: earlier.url };
  await earlier.client.query("INSERT INTO organisations (name) VALUES ('Nafas')");
  const server = await startServer(env);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const { rows } = await earlier.client.query('SELECT name FROM organisations');
  expect(rows).toEqual([{ name: 'Nafas' }]);

  const missing = '20261123-1650-count-visits-of-a-day-when-it-is-over.sql';
  await earlier.client.query(`DELETE FROM schema_migrations WHERE name = $1 OR name > '20261124'`, [
    missing,
  ]);
  for (const command of ['migrate', 'serve', 'worker']) {
    const { exit, output } = runCommand(command, { ...env, PORT: String(await freePort()) });
    expect(await exit).toBe(1);
    expect(output.text).toContain(`too old for this version of Pulse`);
    expect(output.text).toContain(`Start the last version that has ${missing} once`);
    expect(output.text).not.toContain('    at ');
  }
  await earlier.close();
});

test('a start that cannot succeed prints the reasons and exits with a failure', async () => {
  const { exit, output } = runCommand('serve', {
    PORT: 'eighty',
    DATABASE_URL: 'postgres://u@localhost:1/x',
  });
  expect(await exit).toBe(1);
  expect(output.text).toContain('PORT must be a number');
  expect(output.text).toContain('DATABASE_URL cannot be reached');
  expect(output.text).not.toContain('    at ');
});

test('an unknown command lists the known ones', async () => {
  const { exit, output } = runCommand('serv');
  expect(await exit).toBe(1);
  expect(output.text).toContain('There is no command "serv"; there is serve, migrate');
});
