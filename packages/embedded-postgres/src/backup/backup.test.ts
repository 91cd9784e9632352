import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  backUpDatabase,
  type EmbeddedDatabase,
  restoreDatabase,
  startEmbeddedDatabase,
} from '../index.ts';

const log = () => undefined;
let folder: string;
let running: EmbeddedDatabase[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulse-backup-'));
  running = [];
});
afterEach(async () => {
  for (const database of running) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: join(folder, name), log });
  running.push(database);
  return database;
}

async function connect({ connectionString }: EmbeddedDatabase): Promise<pg.Client> {
  const client = new pg.Client(connectionString);
  await client.connect();
  return client;
}

/** Moves lamps from one room to another until it is stopped; returns how many moves were acknowledged. */
function moveLamps(client: pg.Client) {
  let stopped = false;
  let moves = 0;
  const moving = (async () => {
    while (!stopped) {
      await client.query(`WITH taken AS (UPDATE rooms SET lamps = lamps - 1 WHERE id = 1)
        UPDATE rooms SET lamps = lamps + 1 WHERE id = 2`);
      await client.query('INSERT INTO moves (note) VALUES (repeat($$x$$, 2000))');
      moves += 1;
    }
  })();
  return {
    moves: () => moves,
    async stop() {
      stopped = true;
      await moving;
    },
  };
}

test('a backup of a running database has what was committed before it, and each transaction whole', async () => {
  const before = await start('data');
  const client = await connect(before);
  await client.query(`CREATE TABLE rooms (id integer PRIMARY KEY, lamps integer NOT NULL);
    CREATE TABLE moves (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text);
    INSERT INTO rooms VALUES (1, 0), (2, 0)`);
  const lamps = moveLamps(client);
  await expect.poll(lamps.moves).toBeGreaterThan(50);
  const committed = lamps.moves();
  const target = join(folder, 'backup');
  await backUpDatabase({ dataDir: join(folder, 'data'), target, log });
  // Written after the copy: a copy that reads them was no copy.
  await lamps.stop();
  await client.query('DROP TABLE moves');
  await client.end();

  restoreDatabase({ backup: target, dataDir: join(folder, 'restored') });
  const after = await connect(await start('restored'));
  const { rows: rooms } = await after.query('SELECT lamps FROM rooms ORDER BY id');
  expect(rooms[0].lamps + rooms[1].lamps).toBe(0);
  expect(rooms[1].lamps).toBeGreaterThanOrEqual(committed);
  const { rows } = await after.query('SELECT count(*)::integer AS moves FROM moves');
  expect(rows[0].moves).toBeGreaterThanOrEqual(committed);
  await after.end();
});

test('a database that no server uses is backed up too, and is not left running', async () => {
  const dataDir = join(folder, 'data');
  const client = await connect(await start('data'));
  await client.query('CREATE TABLE lamps (id integer); INSERT INTO lamps VALUES (7)');
  await client.end();
  await running.pop()?.stop();
  await backUpDatabase({ dataDir, target: join(folder, 'backup'), log });
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  restoreDatabase({ backup: join(folder, 'backup'), dataDir: join(folder, 'restored') });
  const after = await connect(await start('restored'));
  expect((await after.query('SELECT id FROM lamps')).rows).toEqual([{ id: 7 }]);
  await after.end();
});

test('nothing is restored over a database, nor from what is no backup', async () => {
  const dataDir = join(folder, 'data');
  await start('data');
  const backup = join(folder, 'backup');
  expect(() => restoreDatabase({ backup, dataDir: join(folder, 'new') })).toThrow('is no backup');
  await backUpDatabase({ dataDir, target: backup, log });
  expect(() => restoreDatabase({ backup, dataDir })).toThrow('is in use by another Pulse server');
  await running.pop()?.stop();
  expect(() => restoreDatabase({ backup, dataDir })).toThrow('has a database');
});
