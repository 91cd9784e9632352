import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '../../test/database/create-database.ts';
import { createDatabaseClock } from './clock.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { createJobs } from './jobs/jobs.ts';
import { createPollingLoop } from './jobs/polling-loop.ts';

const HOUR = 3_600_000;
let database: TestDatabase;
let open: OpenDatabase;
let ahead = 0;
const wall = () => Date.now() + ahead;
const log = { error: vi.fn() };

beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
  open = openDatabase(database.url, 4);
});
afterEach(() => {
  ahead = 0;
  log.error.mockClear();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

test('a clock that agrees with the database is left as it is', async () => {
  const clock = createDatabaseClock(open.pool, wall);
  expect(await clock.check()).toBeNull();
  expect(Math.abs(clock.now() - wall())).toBeLessThan(1_000);
});

test('a clock that is 40 seconds behind gives the time of the database', async () => {
  ahead = -40_000;
  const clock = createDatabaseClock(open.pool, wall);
  expect(await clock.check()).toBeNull();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
});

test.for([
  { hours: 30, said: "this machine's clock is 108000 s ahead of the database's" },
  { hours: -2, said: "this machine's clock is 7200 s behind the database's" },
])(
  'a clock that is wrong by $hours hours is said to be so, until it is right',
  async ({ hours, said }) => {
    const clock = createDatabaseClock(open.pool, wall);
    ahead = hours * HOUR;
    expect(await clock.check()).toBe(said);
    ahead = 0;
    expect(await clock.check()).toBeNull();
  },
);

test('the database is asked again when the clock is set between two checks', async () => {
  const clock = createDatabaseClock(open.pool, wall);
  const query = vi.spyOn(open.pool, 'query');
  await clock.check();
  await clock.check();
  expect(query).toHaveBeenCalledTimes(1);
  ahead = 30 * HOUR;
  expect(await clock.check()).not.toBeNull();
  query.mockRestore();
});

test('no job and no polled work runs while the clock is 30 hours ahead', async () => {
  ahead = 30 * HOUR;
  const clock = createDatabaseClock(open.pool, wall);
  const work = vi.fn(async () => false);
  const jobs = createJobs({ pool: open.pool, clock, log });
  jobs.every('mark-no-shows', 60, async () => void (await work()));
  const poll = createPollingLoop({ name: 'mailer', idleMs: 10, clock, log, work });
  await jobs.start();
  poll.start();
  const reported = () => log.error.mock.calls.map(([, message]) => message);
  await expect
    .poll(reported)
    .toEqual(expect.arrayContaining(['a job failed', 'background work failed']));
  expect(work).not.toHaveBeenCalled();
  ahead = 0;
  poll.wake();
  await expect.poll(() => work.mock.calls.length).toBeGreaterThan(0);
  await Promise.all([jobs.stop(), poll.stop()]);
});
