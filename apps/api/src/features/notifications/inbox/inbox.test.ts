import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, insertManyMembers, type TestUser } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { explain, usedIndexes } from '../../../../test/database/query-plans.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { insertNotifications } from './notifications.store.ts';
import { COUNT_UNREAD } from './unread-counts.store.ts';

let rima: TestUser;
let asRima: TestClient;
beforeEach(async () => {
  api.clock.set('2026-11-21T12:00:00Z');
  rima = await aMember(api.deps);
  asRima = await api.clientFor(rima);
});

async function insertNotification(
  userId: string,
  title: string,
  at: string,
  eventKey: string = randomUUID(),
) {
  const content = { type: 'other', title, message: 'Read me', link: null } as const;
  await insertNotifications(api.deps.db, [
    { ...content, userId, eventKey, at: new Date(at), readAt: null },
  ]);
}
const inbox = async (caller: TestClient, query = '') =>
  (await caller.get(`/notifications${query}`)).body;

test('a notification that arrives while the account is being deleted is not stored', async () => {
  const { inserting } = await api.deps.db.transaction().execute(async (tx) => {
    await sql`UPDATE users SET deleted_at = now() WHERE id = ${rima.id}`.execute(tx);
    const inserting = insertNotification(rima.id, 'Too late', '2026-11-21T10:00:00Z');
    await Promise.race([inserting, waitForBlockedStatements(api)]);
    return { inserting };
  });
  await inserting;
  const { rows } = await api.deps.pool.query('SELECT FROM notifications WHERE user_id = $1', [
    rima.id,
  ]);
  expect(rows).toEqual([]);
});

test('the inbox is a bare list, newest first, with every field of the specification', async () => {
  await insertNotification(rima.id, 'First', '2026-11-21T10:00:00Z');
  await insertNotification(rima.id, 'Second', '2026-11-21T11:00:00Z');
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

test('the same event handled twice creates one notification, also at the same moment', async () => {
  const key = randomUUID();
  await Promise.all(
    [1, 2, 3].map(() => insertNotification(rima.id, 'Once', '2026-11-21T10:00:00Z', key)),
  );
  expect(await inbox(asRima)).toHaveLength(1);
});

test('marking as read twice keeps the first moment and counts down once', async () => {
  await insertNotification(rima.id, 'One', '2026-11-21T10:00:00Z');
  await insertNotification(rima.id, 'Two', '2026-11-21T10:01:00Z');
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 2 });
  const [{ id }] = await inbox(asRima);
  const first = await asRima.patch(`/notifications/${id}/read`);
  expect(first).toMatchObject({
    status: 200,
    body: { id, is_read: true, read_at: '2026-11-21T12:00:00.000Z' },
  });
  api.clock.advance(60_000);
  expect((await asRima.patch(`/notifications/${id}/read`)).body).toEqual(first.body);
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 1 });
  expect(await inbox(asRima, '?unread_only=true')).toMatchObject([{ title: 'One' }]);
});

test('marking all as read empties the count, may be repeated, and affects no other member', async () => {
  const karl = await aMember(api.deps);
  for (const person of [rima, karl])
    await insertNotification(person.id, 'News', '2026-11-21T10:00:00Z');
  expect((await asRima.post('/notifications/mark-all-read')).status).toBe(204);
  expect((await asRima.post('/notifications/mark-all-read')).status).toBe(204);
  expect((await asRima.get('/notifications/unread-count')).body).toEqual({ unread_count: 0 });
  const asKarl = await api.clientFor(karl);
  expect((await asKarl.get('/notifications/unread-count')).body).toEqual({ unread_count: 1 });
});

test('a removed notification is gone; removing it again is 404', async () => {
  await insertNotification(rima.id, 'Gone', '2026-11-21T10:00:00Z');
  const [{ id }] = await inbox(asRima);
  expect((await asRima.delete(`/notifications/${id}`)).status).toBe(204);
  expect((await asRima.delete(`/notifications/${id}`)).status).toBe(404);
  expect(await inbox(asRima)).toEqual([]);
});

test('a removed one is restored as it was, however often, and counts again', async () => {
  await insertNotification(rima.id, 'Back', '2026-11-21T10:00:00Z');
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

test('marking all as read does not affect removed ones', async () => {
  await insertNotification(rima.id, 'Removed', '2026-11-21T10:00:00Z');
  const [{ id }] = await inbox(asRima);
  await asRima.delete(`/notifications/${id}`);
  await asRima.post('/notifications/mark-all-read');
  expect((await asRima.post(`/notifications/${id}/restore`)).body.is_read).toBe(false);
});

test('after ten minutes a removed one cannot be restored, and its row is deleted', async () => {
  await insertNotification(rima.id, 'Gone', '2026-11-21T10:00:00Z');
  const [{ id }] = await inbox(asRima);
  await asRima.delete(`/notifications/${id}`);
  const rows = () =>
    api.deps.db.selectFrom('notifications').select('id').where('id', '=', id).execute();
  await api.runJob('notifications.delete-removed');
  expect(await rows()).toHaveLength(1);
  api.clock.advance(601_000);
  expect((await asRima.post(`/notifications/${id}/restore`)).body.code).toBe('undo_expired');
  await api.runJob('notifications.delete-removed');
  expect(await rows()).toEqual([]);
  expect((await asRima.post(`/notifications/${id}/restore`)).status).toBe(404);
});

test('a notification of another member is not found and stays as it was', async () => {
  const karl = await aMember(api.deps);
  await insertNotification(karl.id, 'His', '2026-11-21T10:00:00Z');
  const asKarl = await api.clientFor(karl);
  const [{ id }] = await inbox(asKarl);
  expect((await asRima.patch(`/notifications/${id}/read`)).body.code).toBe('not_found');
  expect((await asRima.delete(`/notifications/${id}`)).status).toBe(404);
  expect((await asRima.post(`/notifications/${id}/restore`)).status).toBe(404);
  expect(await inbox(asKarl)).toMatchObject([{ id, is_read: false }]);
});

test('the count of unread ones reads an index and no row of another member', async () => {
  const { db, pool } = api.deps;
  await insertManyMembers(api.deps, 500);
  await sql`
    INSERT INTO notifications (user_id, type, title, message, event_key, read_at)
    SELECT id, 'other', 'One', 'Read me', n::text, CASE WHEN n % 4 > 0 THEN now() END
    FROM users, generate_series(1, 40) AS n`.execute(db);
  await sql`ANALYZE notifications`.execute(db);
  const statement = { sql: COUNT_UNREAD, parameters: [[rima.id]] };
  const plan = await explain(pool, statement);
  expect(usedIndexes(plan)).toEqual(['notifications_unread_idx']);
});
