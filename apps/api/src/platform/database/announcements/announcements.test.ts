import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database/create-database.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { createAnnouncements } from './announcements.ts';

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

test('what is announced within a moment is announced together, and again when it failed', async () => {
  const announcements = createAnnouncements({ ...open, log });
  const heard: string[] = [];
  announcements.listen('news', { heard: (text) => heard.push(text), missed: () => undefined });
  await announcements.start();
  for (const id of ['one', 'two', 'one']) announcements.announce('news', [id]);
  await expect.poll(() => heard).toEqual(['one,two']);
  announcements.announce(
    'news',
    Array.from({ length: 201 }, (_, index) => `${index}`),
  );
  await expect.poll(() => heard).toEqual(['one,two', 'all']);
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementationOnce(() => {
    throw new Error('the connection was lost');
  });
  announcements.announce('news', ['three']);
  await expect.poll(() => heard.at(-1)).toBe('three');
  query.mockRestore();
  await announcements.stop();
});

test('what a process announces before it stops is heard, and after its death the others look again', async () => {
  const survivor = createAnnouncements({ ...open, log }, 40);
  const heard: string[] = [];
  let missed = 0;
  survivor.listen('news', {
    heard: (text) => heard.push(text),
    missed: () => {
      missed += 1;
    },
  });
  await survivor.start();
  const stopping = createAnnouncements({ ...open, log }, 20);
  await stopping.start();
  stopping.announce('news', ['last words']);
  await stopping.stop();
  await expect.poll(() => heard).toEqual(['last words']);

  const own = openDatabase(database.url, 2);
  const dying = createAnnouncements({ ...own, log }, 20);
  await dying.start();
  const asked = performance.now();
  survivor.confirm(0);
  await expect.poll(() => survivor.heardUntil()).toBeGreaterThan(asked);
  // The one that stopped is not missed.
  expect(missed).toBe(1);
  dying.announce('news', ['never heard']);
  await own.close();
  await expect.poll(() => missed).toBe(2);
  expect(heard).toEqual(['last words']);
  await survivor.stop();
  await dying.stop();
});
