import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database/create-database.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { createJobs, JOB_TIMING } from './jobs.ts';
import type { Part } from './part.sql.ts';

let database: TestDatabase;
let open: OpenDatabase;
const log = { error: vi.fn() };
const clock = { check: async () => null };

beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
  open = openDatabase(database.url, 10);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

test('a repeated job runs on demand without any queue', async () => {
  const jobs = createJobs({ pool: open.pool, clock, log });
  const work = vi.fn(async () => undefined);
  jobs.every('sweep', 60, work);
  await jobs.runNow('sweep');
  expect(work).toHaveBeenCalledOnce();
  await expect(jobs.runNow('unknown')).rejects.toThrow('No job is called unknown');
});

test('a job sent in a transaction runs only if that transaction commits', async () => {
  const jobs = createJobs({ pool: open.pool, clock, log });
  const done: string[] = [];
  jobs.define<{ name: string }>('greet', async ({ name }) => void done.push(name));
  await open.db.transaction().execute((tx) => jobs.send(tx, 'greet', { name: 'Rima' }));
  const undone = open.db.transaction().execute(async (tx) => {
    await jobs.send(tx, 'greet', { name: 'Nobody' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await open.db
    .transaction()
    .execute((tx) => jobs.send(tx, 'greet', { name: 'Later' }, new Date(Date.now() + 3_600_000)));
  await jobs.runNow('greet');
  await jobs.runNow('greet');
  expect(done).toEqual(['Rima']);
  await jobs.stop();
});

test('two processes that repeat the same job run it once per slot, and a sent job reaches one', async () => {
  const runs: string[] = [];
  let sent: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const processes = ['first', 'second'].map((name) => {
    const jobs = createJobs({ pool: open.pool, clock, log });
    jobs.every('tick', 3600, async () => void runs.push(name));
    jobs.define('post', async () => {
      runs.push('post');
      sent();
    });
    return jobs;
  });
  await Promise.all(processes.map((jobs) => jobs.start()));
  await open.db.transaction().execute(async (tx) => processes[0]?.send(tx, 'post', {}));
  await arrived;
  await expect.poll(() => runs.filter((run) => run !== 'post')).toHaveLength(1);
  await Promise.all(processes.map((jobs) => jobs.stop()));
  expect(runs).toHaveLength(2);
  expect(log.error).not.toHaveBeenCalled();
});

test('the parts of a repeated job run in several processes at once, each once per slot', async () => {
  const runs: { part: number; of: number; process: string }[] = [];
  const bothRun = Promise.withResolvers<void>();
  const processes = ['first', 'second'].map((process) => {
    const jobs = createJobs({ pool: open.pool, clock, log });
    const work = async ({ index, of }: Part) => {
      runs.push({ part: index, of, process });
      // Neither goes on before both run: one process after the other would never end.
      if (runs.length === 2) bothRun.resolve();
      await bothRun.promise;
    };
    jobs.every('divide', 3600, work, { parts: 3 });
    return jobs;
  });
  await Promise.all(processes.map((jobs) => jobs.start()));
  await expect.poll(() => runs.length, { timeout: 20_000 }).toBe(3);
  await Promise.all(processes.map((jobs) => jobs.stop()));
  expect(runs.map(({ part, of }) => `${part} of ${of}`).sort()).toEqual([
    '0 of 3',
    '1 of 3',
    '2 of 3',
  ]);
  expect(new Set(runs.slice(0, 2).map(({ process }) => process)).size).toBe(2);
  expect(log.error).not.toHaveBeenCalled();
});

test('a job with parts that a version without them has enqueued is for all rows', async () => {
  const before = createJobs({ pool: open.pool, clock, log });
  before.define('gather', async () => undefined);
  await open.db.transaction().execute((tx) => before.send(tx, 'gather', {}));
  await before.stop();
  const jobs = createJobs({ pool: open.pool, clock, log });
  const parts: Part[] = [];
  jobs.every('gather', 3600, async (part) => void parts.push(part), { parts: 2 });
  await jobs.start();
  await expect.poll(() => parts.length, { timeout: 20_000 }).toBe(3);
  await jobs.stop();
  expect(parts).toContainEqual({ index: 0, of: 1 });
});

test('work on many items can end when the process stops, which waits for it', async () => {
  const own = openDatabase(database.url, 10);
  const jobs = createJobs({ pool: own.pool, clock, log });
  let counted = 0;
  const begun = Promise.withResolvers<void>();
  jobs.every('count-items', 60, async () => {
    while (!jobs.stopping.aborted) {
      await own.pool.query('SELECT pg_sleep(0.01)');
      counted += 1;
      begun.resolve();
    }
  });
  await jobs.start();
  await begun.promise;
  await jobs.stop();
  await own.close();
  expect(counted).toBeGreaterThan(0);
  expect(log.error).not.toHaveBeenCalled();
});

test('stopping while it starts ends without an error', async () => {
  const jobs = createJobs({ pool: open.pool, clock, log });
  for (const name of ['sweep', 'tidy', 'count']) jobs.every(name, 60, async () => undefined);
  jobs.define('post', async () => undefined);
  const starting = jobs.start();
  await jobs.stop();
  await expect(starting).resolves.toBeUndefined();
  expect(log.error).not.toHaveBeenCalled();
});

test('a repeated job whose process was killed goes on in another one, within the same slot', async () => {
  const timing = { heartbeatSeconds: 20, superviseSeconds: 1, pollingSeconds: 1 };
  // Ending its connections takes from it what a SIGKILL would: it can neither go on nor report.
  const killed = openDatabase(database.url, 4);
  let begun: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let end: () => void = () => undefined;
  const first = createJobs({ pool: killed.pool, clock, log: { error: () => undefined }, timing });
  first.every('renew', 3600, () => {
    begun();
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  await first.start();
  await running;
  await killed.close();
  const other = createJobs({ pool: open.pool, clock, log, timing });
  const goesOn = new Promise<void>((resolve) => other.every('renew', 3600, async () => resolve()));
  await other.start();
  await open.pool.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '20 seconds'
    WHERE name = 'renew'`);
  await goesOn;
  end();
  await Promise.allSettled([other.stop(), first.stop()]);
});

test('a killed process holds its job for less than a minute', () => {
  const { heartbeatSeconds, superviseSeconds, pollingSeconds } = JOB_TIMING;
  expect(heartbeatSeconds + 2 * superviseSeconds + pollingSeconds).toBeLessThan(60);
});

test('a repeated job that fails is logged, and is not repeated before its next slot', async () => {
  const failing = createJobs({ pool: open.pool, clock, log });
  const work = vi.fn(async () => {
    throw new Error('broken');
  });
  failing.every('fail', 3600, work);
  await failing.start();
  await expect.poll(() => log.error.mock.calls).toHaveLength(1);
  await expect
    .poll(async () => {
      const { rows } = await open.pool.query(`SELECT state FROM pgboss.job WHERE name = 'fail'`);
      return rows;
    })
    .toEqual([{ state: 'completed' }]);
  expect(work).toHaveBeenCalledOnce();
  await failing.stop();
});

test('a queue that an earlier version made gets the settings of this one', async () => {
  const settings = async () =>
    (await open.pool.query(`SELECT retry_limit FROM pgboss.queue WHERE name = 'renew'`)).rows;
  await open.pool.query(`UPDATE pgboss.queue SET retry_limit = 0 WHERE name = 'renew'`);
  const jobs = createJobs({ pool: open.pool, clock, log });
  jobs.every('renew', 3600, async () => undefined);
  await jobs.start();
  expect(await settings()).toEqual([{ retry_limit: 3 }]);
  await jobs.stop();
});
