import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './index.ts';

const STARTING_AGAIN = 'The database ended unasked; starting it again.';
const open: EmbeddedDatabase[] = [];
const folders: string[] = [];
/** Creating a database takes ten times as long as starting it: most tests start this one again. */
const usedFolder = mkdtempSync(join(tmpdir(), 'pulse-embedded-'));

afterEach(async () => {
  for (const database of open.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(usedFolder, { recursive: true, force: true }));

test('rows are still there after a stop and a second start', async () => {
  const first = await start(usedFolder);
  await query(first, 'CREATE TABLE lamp (colour text); INSERT INTO lamp VALUES ($$red$$)');
  await first.stop();
  const second = await start(usedFolder);
  expect(await query(second, 'SELECT colour FROM lamp')).toEqual([{ colour: 'red' }]);
});

test('the connection is not a superuser, and every write reaches the disk', async () => {
  const database = await start(usedFolder);
  expect(
    await query(
      database,
      `SELECT rolsuper, current_setting('fsync') AS fsync,
              current_setting('synchronous_commit') AS synchronous_commit,
              current_setting('listen_addresses') AS listen_addresses
       FROM pg_roles WHERE rolname = current_user`,
    ),
  ).toEqual([{ rolsuper: false, fsync: 'on', synchronous_commit: 'on', listen_addresses: '' }]);
});

test('accents and Arabic letters count in trigram search', async () => {
  const database = await start(usedFolder);
  await query(database, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
  expect(
    await query(
      database,
      `SELECT unaccent('Café') AS plain, lower('É') AS lower, similarity('نادي', 'نادى') > 0.3 AS near`,
    ),
  ).toEqual([{ plain: 'Cafe', lower: 'é', near: true }]);
});

test('a password is required and stored in a file that only its owner can read', async () => {
  const database = await start(usedFolder);
  const guess = database.connectionString.replace(/:[^:@]+@/, ':guess@');
  await expect(new pg.Client(guess).connect()).rejects.toMatchObject({ code: '28P01' });
  expect(statSync(join(usedFolder, 'database-credentials.json')).mode & 0o777).toBe(0o600);
});

test('two data folders run at the same time with separate databases', async () => {
  const [one, other] = await Promise.all([start(usedFolder), start(newFolder())]);
  await query(one, 'CREATE TABLE own_lamp (colour text)');
  await expect(query(other, 'SELECT * FROM own_lamp')).rejects.toThrow('"own_lamp" does not exist');
});

test('a second server on the same data folder fails with a message that names the first', async () => {
  const first = await start(usedFolder);
  await expect(start(usedFolder)).rejects.toThrow(
    `The data folder ${usedFolder} is in use by another Pulse server (process ${process.pid})`,
  );
  expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a process that joins uses the database of the running server and leaves it running', async () => {
  const server = await start(usedFolder);
  await query(server, 'CREATE TABLE shared_lamp (colour text)');
  const joined = await startEmbeddedDatabase({
    dataDir: usedFolder,
    log: () => undefined,
    join: true,
  });
  await query(joined, 'INSERT INTO shared_lamp VALUES ($$red$$)');
  await joined.stop();
  expect(await query(server, 'SELECT colour FROM shared_lamp')).toEqual([{ colour: 'red' }]);
});

test('no acknowledged row is lost when the server is killed in the middle of writes', async () => {
  const { acknowledged, databasePid } = await killInTheMiddleOfWrites(usedFolder, 300);
  expect(isRunning(databasePid)).toBe(true);
  const database = await start(usedFolder);
  const rows = await query(database, 'SELECT number::int FROM written');
  const kept = new Set(rows.map((row) => row.number));
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
});

test('no acknowledged row is lost when the database is killed together with the server', async () => {
  const { acknowledged, databasePid } = await killInTheMiddleOfWrites(usedFolder, 300);
  process.kill(databasePid, 'SIGKILL');
  const database = await start(usedFolder);
  const rows = await query(database, 'SELECT number::int FROM written');
  const kept = new Set(rows.map((row) => row.number));
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
});

test('a process file from before a power failure does not prevent the start, whichever process has that id now', async () => {
  await (await start(usedFolder)).stop();
  const cluster = join(usedFolder, 'cluster');
  const stale = [process.pid, cluster, 1, 5432, cluster, '', '  1  1', 'ready', ''];
  writeFileSync(join(cluster, 'postmaster.pid'), stale.join('\n'));
  const database = await start(usedFolder);
  expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('the start after a first start that was killed half-way succeeds', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'cluster.unfinished-x'));
  writeFileSync(join(dataDir, 'cluster.unfinished-x', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'database.lock'), '4194304 gone\n');
  const database = await start(dataDir);
  expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a data folder with a path too long for a unix socket works', async () => {
  const dataDir = join(newFolder(), 'a'.repeat(120));
  const database = await start(dataDir);
  expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a database killed from outside is restarted, also twice in a row', async () => {
  const database = await start(usedFolder);
  for (const _ of [1, 2]) {
    const killed = databasePidOf(usedFolder);
    process.kill(killed, 'SIGKILL');
    // Not by the log: the second kill may come before the server has noticed that the database is back.
    await expect.poll(() => answersAfter(killed, database, usedFolder)).toBe(true);
  }
});

test('a database that cannot start again is tried until it can', async () => {
  const dataDir = newFolder();
  const log = vi.fn();
  const database = await startEmbeddedDatabase({ dataDir, log });
  open.push(database);
  const settings = join(dataDir, 'cluster', 'postgresql.auto.conf');
  const valid = readFileSync(settings);
  writeFileSync(settings, 'no_such_setting = on');
  process.kill(databasePidOf(dataDir), 'SIGKILL');
  await expect.poll(() => log.mock.calls.flat().join()).toMatch(/did not start.*no_such_setting/s);
  writeFileSync(settings, valid);
  await expect.poll(() => answers(database)).toBe(true);
});

test('no server remains when it is stopped during a restart', async () => {
  const log = vi.fn();
  const database = await startEmbeddedDatabase({ dataDir: usedFolder, log });
  process.kill(databasePidOf(usedFolder), 'SIGKILL');
  await expect.poll(() => log.mock.calls).toContainEqual([STARTING_AGAIN]);
  await database.stop();
  const serverLog = readFileSync(join(usedFolder, 'postgres.log'), 'utf8');
  expect(serverLog).toMatch(/ready to accept connections[\s\S]*database system is shut down\s*$/);
});

/** Whether another server process than the killed one answers. */
async function answersAfter(killed: number, database: EmbeddedDatabase, dataDir: string) {
  return (await answers(database)) && databasePidOf(dataDir) !== killed;
}

async function answers(database: EmbeddedDatabase): Promise<boolean> {
  const rows = await query(database, 'SELECT 1 AS one').catch(() => []);
  return rows.length === 1;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pulse-embedded-'));
  folders.push(folder);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  open.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, statement: string) {
  const client = new pg.Client({
    connectionString: database.connectionString,
    // A server that is killed meanwhile must not keep the test waiting.
    connectionTimeoutMillis: 30_000,
    query_timeout: 30_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Runs a server that writes, kills it after `count` acknowledged rows, and returns all that were acknowledged. */
async function killInTheMiddleOfWrites(dataDir: string, count: number) {
  const program = fileURLToPath(new URL('../test/write-until-killed.ts', import.meta.url));
  const server: ChildProcess = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === count) server.kill('SIGKILL');
  }
  if (server.signalCode === null) await once(server, 'exit');
  return { acknowledged, databasePid: databasePidOf(dataDir) };
}

function databasePidOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

function isRunning(pid: number): boolean {
  return process.kill(pid, 0);
}
