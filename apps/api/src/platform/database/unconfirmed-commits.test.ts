import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type BookingFixture,
  createBookingFixture,
} from '../../../test/fixtures/booking-fixture.ts';
import { migrate } from './migrations/migrate.ts';

let fixture: BookingFixture;
let admin: pg.Client;
const stops: (() => unknown)[] = [];

// The setting is that of a whole server, which no other test may feel.
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-test-'));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', wal_level: 'replica', max_wal_senders: '2' },
  });
  stops.push(database.stop);
  admin = new pg.Client({ connectionString: database.adminConnectionString });
  await admin.connect();
  stops.push(() => admin.end());
  await migrate(database.connectionString);
  fixture = await createBookingFixture({
    databaseUrl: database.connectionString,
    answerWithinMs: 1_500,
    logLevel: 'silent',
  });
  stops.push(fixture.close);
});
afterEach(() => setStandbys(''));
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

test('bookings whose commit waits for a lost standby are answered 503 in time, and their keys settle each once', async () => {
  const yoga = await fixture.createSession(48, { capacity: 200 });
  const members = await Promise.all(Array.from({ length: 100 }, () => fixture.createMember()));
  const bookAll = () =>
    Promise.all(members.map((member) => member.book(yoga, {}, { 'idempotency-key': member.id })));
  await setStandbys('lost');
  const startedAt = performance.now();
  const refused = await bookAll();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  for (const { status, body, headers } of refused) {
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
    expect(headers['retry-after']).toBe('5');
  }
  await setStandbys('');
  const answers = await bookAll();
  expect(answers.map(({ status }) => status)).toEqual(members.map(() => 201));
  expect((await bookAll()).map(({ body }) => body.id)).toEqual(answers.map(({ body }) => body.id));
  expect(await fixture.counters(yoga)).toMatchObject({ booked: members.length });
});

test('a booking whose wait for a standby was broken off is not confirmed, nor is its repetition', async () => {
  const yoga = await fixture.createSession(72);
  const rima = await fixture.createMember();
  const key = { 'idempotency-key': 'broken off' };
  await setStandbys('lost');
  const stopBreaking = breakWaitsOff();
  const [first, repeated] = [await rima.book(yoga, {}, key), await rima.book(yoga, {}, key)];
  await stopBreaking();
  expect(await fixture.counters(yoga)).toMatchObject({ booked: 1 });
  expect([first.status, repeated.status]).toEqual([503, 503]);
  await setStandbys('');
  expect((await rima.book(yoga, {}, key)).status).toBe(201);
  expect(await fixture.counters(yoga)).toMatchObject({ booked: 1 });
});

/** Names the standbys of which one must confirm each commit; none of them is there. */
async function setStandbys(names: string): Promise<void> {
  await admin.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await admin.query('SELECT pg_reload_conf()');
  const isSet = async () =>
    (await admin.query('SHOW synchronous_standby_names')).rows[0].synchronous_standby_names ===
    names;
  while (!(await isSet())) await wait(10);
}

/** Breaks off every wait for a standby, as an operator who cancels what hangs would. */
function breakWaitsOff(): () => Promise<void> {
  let stopping = false;
  const breaking = (async () => {
    while (!stopping) {
      await admin.query(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE wait_event = 'SyncRep'`);
      await wait(20);
    }
  })();
  return async () => {
    stopping = true;
    await breaking;
  };
}
