import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database/create-database.ts';
import { countReads, recordStatements } from '../../../test/database/query-plans.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import type { Tx } from '../database/transaction.ts';
import { type DomainEvent, publish } from './domain-events.ts';
import { hasDueEvents, lockPendingEvents, type PendingEvent } from './outbox.store.ts';
import { createOutboxDispatcher } from './outbox-dispatcher.ts';

// Events of this test alone: the platform knows those of no feature.
declare module './domain-events.ts' {
  interface DomainEventPayloads {
    'example.opened': { example_id: string };
    'example.closed': { example_id: string };
    'example.invited': { example_id: string; token: string };
  }
}

const NOON = Date.parse('2026-11-21T12:00:00Z');
let database: TestDatabase;
let open: OpenDatabase;
let now = NOON;
const clock = { now: () => now, check: async () => null };
const log = { error: vi.fn() };
const newDispatcher = (lockPending?: (tx: Tx) => Promise<PendingEvent[]>) =>
  createOutboxDispatcher({
    db: open.db,
    clock,
    log,
    ...(lockPending && { lockPending }),
  });
const state = (db = open.db) => db.selectFrom('outbox').selectAll().orderBy('id').execute();
const publishAll = (...events: DomainEvent[]) =>
  open.db.transaction().execute((tx) => publish(tx, ...events));
const opened = (example_id: string): DomainEvent => ({
  type: 'example.opened',
  payload: { example_id },
});
const closed = (example_id: string): DomainEvent => ({
  type: 'example.closed',
  payload: { example_id },
});

beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
  await migrate(database.url);
  open = openDatabase(database.url, 10);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(() => {
  now = NOON;
  log.error.mockClear();
});
afterEach(() => open.db.deleteFrom('outbox').execute());

test('an event is dispatched once to every handler and its payload is cleared', async () => {
  const dispatcher = newDispatcher();
  const handled: string[] = [];
  dispatcher.on('example.invited', async ({ token }) => void handled.push(`first ${token}`));
  dispatcher.on('example.invited', async ({ token }) => void handled.push(`second ${token}`));
  await publishAll({
    type: 'example.invited',
    payload: { example_id: randomUUID(), token: 'secret' },
  });
  expect(await dispatcher.drain()).toEqual({ dispatched: 1, failed: 0 });
  expect(await dispatcher.drain()).toEqual({ dispatched: 0, failed: 0 });
  expect(handled).toEqual(['first secret', 'second secret']);
  expect(await state()).toMatchObject([{ payload: {}, dispatched_at: new Date(NOON) }]);
});

test('an event of a transaction that was rolled back is never dispatched', async () => {
  const dispatcher = newDispatcher();
  const handled = vi.fn(async () => undefined);
  dispatcher.on('example.opened', handled);
  const undone = open.db.transaction().execute(async (tx) => {
    await publish(tx, opened(randomUUID()));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await dispatcher.drain();
  expect(handled).not.toHaveBeenCalled();
});

test('a handler that fails is tried again later, with growing pauses and the error stored', async () => {
  const dispatcher = newDispatcher();
  let broken = true;
  dispatcher.on('example.opened', async () => {
    if (broken) throw new Error('no answer');
  });
  await publishAll(opened(randomUUID()));
  expect(await dispatcher.drain()).toEqual({ dispatched: 0, failed: 1 });
  expect(await state()).toMatchObject([
    { attempts: 1, last_error: 'no answer', dispatched_at: null, due_at: new Date(NOON + 2_000) },
  ]);
  now += 1_999;
  expect(await dispatcher.drain()).toEqual({ dispatched: 0, failed: 0 });
  now += 1;
  expect(await dispatcher.drain()).toEqual({ dispatched: 0, failed: 1 });
  expect((await state())[0]?.due_at).toEqual(new Date(now + 4_000));
  broken = false;
  now += 4_000;
  expect(await dispatcher.drain()).toEqual({ dispatched: 1, failed: 0 });
});

test('events of one subject keep their order even when the first one fails at first', async () => {
  const dispatcher = newDispatcher();
  const [mine, other] = [randomUUID(), randomUUID()];
  const handled: string[] = [];
  let broken = true;
  dispatcher.on('example.opened', async ({ example_id }) => {
    if (broken && example_id === mine) throw new Error('not yet');
    handled.push(`opened ${example_id}`);
  });
  dispatcher.on(
    'example.closed',
    async ({ example_id }) => void handled.push(`closed ${example_id}`),
  );
  await publishAll(opened(mine), closed(mine), opened(other), closed(other));
  await dispatcher.drain();
  expect(handled).toEqual([`opened ${other}`, `closed ${other}`]);
  broken = false;
  now += 2_000;
  await dispatcher.drain();
  expect(handled.slice(2)).toEqual([`opened ${mine}`, `closed ${mine}`]);
});

test('an event that keeps failing stops blocking its subject after ten attempts', async () => {
  const dispatcher = newDispatcher();
  const handled = vi.fn(async () => undefined);
  dispatcher.on('example.opened', () => Promise.reject(new Error('never')));
  dispatcher.on('example.closed', handled);
  const example = randomUUID();
  await publishAll(opened(example), closed(example));
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect(handled).not.toHaveBeenCalled();
    await dispatcher.drain();
    now += 3_600_000;
  }
  await dispatcher.drain();
  expect(handled).toHaveBeenCalledOnce();
});

/** Two dispatchers drain at the same moment; returns how often each of 40 events was handled. */
async function dispatchTwice(lockPending?: (tx: Tx) => Promise<PendingEvent[]>): Promise<number[]> {
  const examples = Array.from({ length: 40 }, () => randomUUID());
  await publishAll(...examples.map(opened));
  const times = new Map<string, number>();
  const dispatchers = [newDispatcher(lockPending), newDispatcher(lockPending)];
  for (const dispatcher of dispatchers)
    dispatcher.on('example.opened', async ({ example_id }) => {
      // A round trip, so that both dispatchers are in the middle of their batch at once.
      await sql`SELECT pg_sleep(0.005)`.execute(open.db);
      times.set(example_id, (times.get(example_id) ?? 0) + 1);
    });
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.drain()));
  return examples.map((example) => times.get(example) ?? 0);
}

test('two concurrent dispatchers share the events and never dispatch one twice', async () => {
  expect(new Set(await dispatchTwice())).toEqual(new Set([1]));
});

test('without the row lock two dispatchers do dispatch events twice, so the test above can fail', async () => {
  const takeUnlocked = async (tx: Tx) => {
    const { rows } = await sql<PendingEvent>`SELECT id, type, payload, attempts FROM outbox
      WHERE dispatched_at IS NULL ORDER BY id LIMIT 20`.execute(tx);
    return rows;
  };
  expect(Math.max(...(await dispatchTwice(takeUnlocked)))).toBeGreaterThan(1);
});

test('a dispatcher in the background dispatches new events, and stops after the current ones', async () => {
  const dispatcher = newDispatcher();
  const handled = new Promise<string>((resolve) => {
    dispatcher.on('example.opened', async ({ example_id }) => resolve(example_id));
  });
  dispatcher.start();
  const example = randomUUID();
  await publishAll(opened(example));
  expect(await handled).toBe(example);
  await dispatcher.stop();
  expect(await state()).toMatchObject([{ dispatched_at: new Date(NOON) }]);
});

test('a dispatcher with nothing to do asks with one statement and opens no transaction', async () => {
  const lockPending = vi.fn(lockPendingEvents);
  const hasDue = vi.fn(hasDueEvents);
  const dispatcher = createOutboxDispatcher({ db: open.db, clock, log, lockPending, hasDue });
  let broken = true;
  dispatcher.on('example.opened', async () => {
    if (broken) throw new Error('not yet');
  });
  dispatcher.start();
  await expect.poll(() => hasDue.mock.calls.length).toBeGreaterThan(2);
  expect(lockPending).not.toHaveBeenCalled();
  await publishAll(opened(randomUUID()));
  await expect.poll(async () => (await state())[0]?.attempts).toBe(1);
  // It waits to be tried again, and is asked for when it is due.
  const tried = lockPending.mock.calls.length;
  const asked = hasDue.mock.calls.length;
  await expect.poll(() => hasDue.mock.calls.length).toBeGreaterThan(asked + 2);
  expect(lockPending).toHaveBeenCalledTimes(tried);
  broken = false;
  now += 2_000;
  await expect.poll(async () => (await state())[0]?.dispatched_at).toEqual(new Date(now));
  await dispatcher.stop();
});

test('events dispatched more than seven days ago are deleted, pending ones never', async () => {
  const dispatcher = newDispatcher();
  dispatcher.on('example.closed', () => Promise.reject(new Error('later')));
  await publishAll(opened(randomUUID()), closed(randomUUID()));
  await dispatcher.drain();
  now += 7 * 24 * 3_600_000 + 1;
  await dispatcher.deleteOldEvents();
  expect(await state()).toMatchObject([{ type: 'example.closed' }]);
});

/** How many rows of the outbox are read to find the next batch of a backlog. */
async function rowsReadForBatch(): Promise<number> {
  const [statement] = await recordStatements(open, (deps) =>
    deps.db.transaction().execute((tx) => lockPendingEvents(tx, new Date(now), 50)),
  );
  if (!statement) throw new Error('nothing was sent');
  return (await countReads(open.pool, statement)).rowsRead;
}

test('a batch reads as much of a large backlog as of a small one, new or waiting to be tried again', async () => {
  await open.pool.query(`INSERT INTO outbox (type, subject, payload, attempts, due_at)
    SELECT 'example.opened', 'example:' || i, '{}', i % 2,
      CASE WHEN i % 2 = 1 THEN timestamptz '2026-11-21 13:00:00Z' END
    FROM generate_series(1, 5000) i; ANALYZE outbox`);
  expect(await rowsReadForBatch()).toBeLessThan(250);
});

test('events that keep failing take at most half a batch', async () => {
  await open.pool.query(`INSERT INTO outbox (type, subject, payload, attempts, due_at)
    SELECT 'example.opened', 'example:' || i, '{}', 1, timestamptz '2026-11-21 11:00:00Z'
    FROM generate_series(1, 200) i`);
  await open.pool.query(`INSERT INTO outbox (type, subject, payload)
    SELECT 'example.closed', 'other:' || i, '{}' FROM generate_series(1, 200) i`);
  const batch = await open.db
    .transaction()
    .execute((tx) => lockPendingEvents(tx, new Date(now), 50));
  expect(batch.filter(({ type }) => type === 'example.closed')).toHaveLength(25);
  expect(batch).toHaveLength(50);
});
