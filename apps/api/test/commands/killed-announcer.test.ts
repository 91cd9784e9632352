import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isoInstant } from '@pulse/domain';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { NOW } from '../fixtures/booking-fixture.ts';
import { fixture, test } from '../fixtures/front-desk-fixture.ts';
import { createTemporaryFolder } from '../fixtures/temporary-folder.ts';
import { MAIN } from './built-server.ts';

/*
 * A process is killed with SIGKILL after it has committed an arrival and a notification, and before it has
 * announced them: nothing in the database tells that apart from rows that are not announced.
 */

const WITHIN_MS = 30_000;

/** A worker on the database of the fixture, of which the fixture has heard. */
async function startWorker() {
  const worker = spawn(process.execPath, [MAIN, 'worker'], {
    env: {
      ...process.env,
      PULSE_DATA_DIR: createTemporaryFolder('killed-announcer'),
      DATABASE_URL: fixture.databaseUrl,
    },
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  for await (const line of worker.stdout) if (String(line).includes('The worker runs.')) break;
  const { announcements } = fixture.deps;
  const asked = performance.now();
  announcements.confirm(0);
  await expect.poll(() => announcements.heardUntil()).toBeGreaterThan(asked);
  return worker;
}

/** Counts how often a dashboard of the venue hears that its day has changed. */
async function watch() {
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fixture.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/v1/partner/venues/${fixture.venueId}/changes`;
  const headers = { authorization: `Bearer ${await fixture.tokenOf(fixture.staffUser)}` };
  const response = await fetch(url, { headers });
  onTestFinished(() => response.body?.cancel().catch(() => undefined));
  const dashboard = { changes: 0 };
  void (async () => {
    for await (const part of response.body ?? [])
      if (new TextDecoder().decode(part).includes('"changed"')) dashboard.changes += 1;
  })().catch(() => undefined);
  return dashboard;
}

test('what a killed process did not announce any more is seen within 30 seconds', async () => {
  const member = await fixture.createMember();
  const worker = await startWorker();
  const dashboard = await watch();
  const unread = async () => (await member.get('/notifications/unread-count')).body.unread_count;
  await expect
    .poll(async () => {
      // From now on the number is kept in memory.
      const read = fixture.deps.announcements.heardUntil() > performance.now() - 1_000;
      return [await unread(), read];
    })
    .toEqual([0, true]);
  const { db } = fixture.deps;
  await sql`INSERT INTO check_ins (user_id, venue_id, kind, method, local_date, checked_in_at)
    VALUES (${member.id}, ${fixture.venueId}, 'open_gym', 'venue_qr',
      ${isoInstant(NOW).slice(0, 10)}, ${new Date(NOW)})`.execute(db);
  await sql`INSERT INTO notifications (user_id, type, title, message, event_key)
    VALUES (${member.id}, 'other', 'One', 'Read me', 'unannounced')`.execute(db);
  expect(await unread()).toBe(0);
  expect(dashboard.changes).toBe(0);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const killed = performance.now();
  await expect.poll(() => dashboard.changes, { timeout: WITHIN_MS }).toBeGreaterThan(0);
  const left = WITHIN_MS - (performance.now() - killed);
  await expect.poll(unread, { timeout: left }).toBe(1);
}, 120_000);
