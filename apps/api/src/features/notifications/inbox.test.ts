import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp, type TestApp } from '../../../test/build-app.ts';
import { aMember, manyMembers, type TestUser } from '../../../test/builders.ts';
import type { Caller } from '../../../test/caller.ts';
import { indexesOf, planOf } from '../../../test/query-plans.ts';
import { somebodyWaits } from '../../../test/races.ts';
import { COUNT_UNREAD, createCountUnread } from './count-unread.ts';
import { addNotifications } from './notifications.store.ts';

let pulse: TestApp;
let rima: TestUser;
let asRima: Caller;
beforeAll(async () => {
  pulse = await buildApp();
});
afterAll(() => pulse.close());
beforeEach(async () => {
  pulse.clock.set('2026-11-21T12:00:00Z');
  rima = await aMember(pulse.deps);
  asRima = await pulse.as(rima);
});

async function tell(userId: string, title: string, at: string, factKey: string = randomUUID()) {
  const news = { type: 'other', title, message: 'Read me', link: null } as const;
  await addNotifications(pulse.deps.db, [{ ...news, userId, factKey, at: new Date(at) }]);
}
const inbox = async (caller: Caller, query = '') =>
  (await caller.get(`/notifications${query}`)).body;

test('what is told while the account is being deleted is not kept behind it', async () => {
  const { told } = await pulse.deps.db.transaction().execute(async (tx) => {
    await sql`UPDATE users SET deleted_at = now() WHERE id = ${rima.id}`.execute(tx);
    const told = tell(rima.id, 'Too late', '2026-11-21T10:00:00Z');
    await Promise.race([told, somebodyWaits(pulse)]);
    return { told };
  });
  await told;
  const { rows } = await pulse.deps.pool.query('SELECT FROM notifications WHERE user_id = $1', [
    rima.id,
  ]);
  expect(rows).toEqual([]);
});

test('the inbox is a bare list, newest first, with every field of the specification', async () => {
  await tell(rima.id, 'First', '2026-11-21T10:00:00Z');
  await tell(rima.id, 'Second', '2026-11-21T11:00:00Z');
  const list = await inbox(asRima);
  expect(list).toEqual([
    {
      id: expect.any(String),
      type: 'other',
      title: 'Second',
      message: 'Read me',
      link: null,
      created_at: '2026-11-21T11:00:00.000Z',
      is_read: false,
      read_at: null,
    },
    expect.objectContaining({ title: 'First' }),
  ]);
  expect(await inbox(asRima, '?limit=1')).toHaveLength(1);
  expect((await asRima.get('/notifications?limit=51')).status).toBe(400);
});

test('the same fact told twice makes one notification, also at the same moment', async () => {
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => tell(rima.id, 'Once', '2026-11-21T10:00:00Z', key)));
  expect(await inbox(asRima)).toHaveLength(1);
});

test('marking as read twice keeps the first moment and counts down once', async () => {
  await tell(rima.id, 'One', '2026-11-21T10:00:00Z');
  await tell(rima.id, 'Two', '2026-11-21T10:01:00Z');
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 2 });
  const [{ id }] = await inbox(asRima);
  const first = await asRima.patch(`/notifications/${id}/read`);
  expect(first).toMatchObject({
    status: 200,
    body: { id, is_read: true, read_at: '2026-11-21T12:00:00.000Z' },
  });
  pulse.clock.advance(60_000);
  expect((await asRima.patch(`/notifications/${id}/read`)).body).toEqual(first.body);
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 1 });
  expect(await inbox(asRima, '?unread_only=true')).toMatchObject([{ title: 'One' }]);
});

test('marking all as read empties the count, twice is harmless, and nobody else is touched', async () => {
  const karl = await aMember(pulse.deps);
  for (const person of [rima, karl]) await tell(person.id, 'News', '2026-11-21T10:00:00Z');
  expect((await asRima.post('/notifications/mark-all-read')).status).toBe(204);
  expect((await asRima.post('/notifications/mark-all-read')).status).toBe(204);
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 0 });
  const asKarl = await pulse.as(karl);
  expect((await asKarl.get('/notifications/unread-count')).body).toEqual({ unread_count: 1 });
});

test('a removed notification is gone; removing it again is 404', async () => {
  await tell(rima.id, 'Gone', '2026-11-21T10:00:00Z');
  const [{ id }] = await inbox(asRima);
  expect((await asRima.delete(`/notifications/${id}`)).status).toBe(204);
  expect((await asRima.delete(`/notifications/${id}`)).status).toBe(404);
  expect(await inbox(asRima)).toEqual([]);
});

test('a removed one comes back as it was, once and again, and counts again', async () => {
  await tell(rima.id, 'Back', '2026-11-21T10:00:00Z');
  const [before] = await inbox(asRima);
  await asRima.delete(`/notifications/${before.id}`);
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 0 });
  expect((await asRima.patch(`/notifications/${before.id}/read`)).status).toBe(404);
  const restored = await asRima.post(`/notifications/${before.id}/restore`);
  expect(restored).toMatchObject({ status: 200, body: before });
  expect((await asRima.post(`/notifications/${before.id}/restore`)).body).toEqual(before);
  expect(await inbox(asRima)).toEqual([before]);
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 1 });
});

test('marking all as read does not touch what was removed', async () => {
  await tell(rima.id, 'Removed', '2026-11-21T10:00:00Z');
  const [{ id }] = await inbox(asRima);
  await asRima.delete(`/notifications/${id}`);
  await asRima.post('/notifications/mark-all-read');
  expect((await asRima.post(`/notifications/${id}/restore`)).body.is_read).toBe(false);
});

test('after ten minutes a removed one stays removed, and its row goes', async () => {
  await tell(rima.id, 'Gone', '2026-11-21T10:00:00Z');
  const [{ id }] = await inbox(asRima);
  await asRima.delete(`/notifications/${id}`);
  const rows = () =>
    pulse.deps.db.selectFrom('notifications').select('id').where('id', '=', id).execute();
  await pulse.runJob('notifications.delete-removed');
  expect(await rows()).toHaveLength(1);
  pulse.clock.advance(601_000);
  expect((await asRima.post(`/notifications/${id}/restore`)).body.code).toBe('undo_expired');
  await pulse.runJob('notifications.delete-removed');
  expect(await rows()).toEqual([]);
  expect((await asRima.post(`/notifications/${id}/restore`)).status).toBe(404);
});

test("somebody else's notification is not there: 404, and it stays as it was", async () => {
  const karl = await aMember(pulse.deps);
  await tell(karl.id, 'His', '2026-11-21T10:00:00Z');
  const asKarl = await pulse.as(karl);
  const [{ id }] = await inbox(asKarl);
  expect((await asRima.patch(`/notifications/${id}/read`)).body.code).toBe('not_found');
  expect((await asRima.delete(`/notifications/${id}`)).status).toBe(404);
  expect((await asRima.post(`/notifications/${id}/restore`)).status).toBe(404);
  expect(await inbox(asKarl)).toMatchObject([{ id, is_read: false }]);
});

test('members who ask at the same moment share one query and get their own counts', async () => {
  const [karl, lea] = [await aMember(pulse.deps), await aMember(pulse.deps)];
  await tell(rima.id, 'One', '2026-11-21T10:00:00Z');
  await tell(karl.id, 'One', '2026-11-21T10:00:00Z');
  await tell(karl.id, 'Two', '2026-11-21T10:00:00Z');
  let queries = 0;
  const pool = {
    query: (config: pg.QueryConfig) => {
      queries += 1;
      return pulse.deps.pool.query(config);
    },
  } as pg.Pool;
  const countUnread = createCountUnread(pool);
  const asking = [rima, karl, lea, rima].map(({ id }) => countUnread(id));
  expect(await Promise.all(asking)).toEqual([1, 2, 0, 1]);
  expect(queries).toBe(1);
  await tell(rima.id, 'Two', '2026-11-21T10:00:00Z');
  expect(await countUnread(rima.id)).toBe(2);
});

test('the count of unread ones reads an index and no row of anybody else', async () => {
  const { db, pool } = pulse.deps;
  await manyMembers(pulse.deps, 500);
  await sql`
    INSERT INTO notifications (user_id, type, title, message, fact_key, read_at)
    SELECT id, 'other', 'One', 'Read me', n::text, CASE WHEN n % 4 > 0 THEN now() END
    FROM users, generate_series(1, 40) AS n`.execute(db);
  await sql`ANALYZE notifications`.execute(db);
  const asked = { sql: COUNT_UNREAD.text, parameters: [[rima.id]] };
  const plan = await planOf(pool, asked);
  expect(indexesOf(plan)).toEqual(['notifications_unread_idx']);
});
