import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database/create-database.ts';
import { createAnnouncements } from './announcements.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
  open = openDatabase(database.url, 4);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

test('a listener that hears nothing is noticed, and one that hears itself is well', async () => {
  // NOTIFY reaches the sessions of one database only: as behind a pooler, nothing arrives here.
  const deaf = createAnnouncements({ ...open, directUrl: inject('databaseUrl'), log }, 10);
  const hearing = createAnnouncements({ ...open, log }, 10);
  await deaf.start();
  await hearing.start();
  await expect.poll(() => deaf.isListening()).toBe(false);
  expect(deaf.heardUntil()).toBe(Number.NEGATIVE_INFINITY);
  expect(hearing.isListening()).toBe(true);
  await deaf.stop();
  await hearing.stop();
});

test('once its own heartbeat is heard, so is everything that was announced before it', async () => {
  const announcements = createAnnouncements({ ...open, log });
  const heard: string[] = [];
  announcements.listen('news', { heard: (text) => heard.push(text), missed: () => undefined });
  await announcements.start();
  for (let round = 1; round <= 20; round += 1) {
    await sql`SELECT pg_notify('news', ${`round ${round}`})`.execute(open.db);
    const announced = performance.now();
    announcements.confirm(0);
    await expect.poll(() => announcements.heardUntil(), { interval: 1 }).toBeGreaterThan(announced);
    expect(heard).toHaveLength(round);
  }
  // Not more often than asked for.
  const before = announcements.heardUntil();
  announcements.confirm(60_000);
  await sql`SELECT pg_notify('news', 'last')`.execute(open.db);
  await expect.poll(() => heard.at(-1)).toBe('last');
  expect(announcements.heardUntil()).toBe(before);
  await announcements.stop();
});

test('a connection that was cut is made again, and every listener learns that it missed something', async () => {
  const announcements = createAnnouncements({ ...open, log });
  let missed = 0;
  announcements.listen('news', {
    heard: () => undefined,
    missed: () => {
      missed += 1;
    },
  });
  await announcements.start();
  expect(missed).toBe(1);
  announcements.confirm(0);
  await expect.poll(() => announcements.heardUntil()).toBeGreaterThan(0);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'pulse-listener'`.execute(open.db);
  await expect.poll(() => announcements.heardUntil()).toBe(Number.NEGATIVE_INFINITY);
  await expect.poll(() => missed).toBe(2);
  await announcements.stop();
});
