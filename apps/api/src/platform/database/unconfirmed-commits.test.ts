import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestResponse } from '../../../test/client/test-client.ts';
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

test('a thousand bookings whose commit waits for a lost standby are answered 503, and their keys settle each once', async () => {
  const classes = await Promise.all(
    Array.from({ length: 10 }, (_, day) => fixture.createSession(24 + day * 24, { capacity: 200 })),
  );
  const members = await Promise.all(Array.from({ length: 100 }, () => fixture.createMember()));
  const bookings = members.flatMap((member) => classes.map((id) => ({ member, id })));
  const book = ({ member, id }: (typeof bookings)[number]) =>
    member.book(id, {}, { 'idempotency-key': `${member.id} ${id}` });
  await setStandbys('lost');
  const refused = await Promise.all(bookings.map(book));
  for (const { status, body, headers } of refused) {
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
    expect(headers['retry-after']).toBe('5');
  }
  await setStandbys('');
  // One after the other: a thousand at once would wait for each other as long as for the standby.
  const ids: string[] = [];
  for (const booking of bookings) ids.push((await settle(() => book(booking))).body.id);
  for (const id of classes)
    expect(await fixture.counters(id)).toMatchObject({ booked: members.length });
  for (const [index, booking] of bookings.slice(0, 20).entries())
    expect((await settle(() => book(booking))).body.id).toBe(ids[index]);
  expect(new Set(ids).size).toBe(bookings.length);
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
  expect((await settle(() => rima.book(yoga, {}, key))).status).toBe(201);
  expect(await fixture.counters(yoga)).toMatchObject({ booked: 1 });
});

test('the metrics say when any standby may confirm a commit', async () => {
  const confirms = async () =>
    /^database_any_standby_confirms (\d)$/m.exec(
      (await fixture.app.inject('/metrics')).payload,
    )?.[1];
  await setStandbys('ANY 1 (second, third)');
  expect(await confirms()).toBe('0');
  await setStandbys('*');
  expect(await confirms()).toBe('1');
});

/** Sends a request again until its answer leaves no doubt. */
async function settle(send: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}

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
