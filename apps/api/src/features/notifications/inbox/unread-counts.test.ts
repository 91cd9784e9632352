import { randomUUID } from 'node:crypto';
import type { NotificationCause } from '@pulse/domain';
import { sql } from 'kysely';
import type pg from 'pg';
import { beforeEach, expect, inject, onTestFinished } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember } from '../../../../test/builders.ts';
import {
  type Announcements,
  createAnnouncements,
} from '../../../platform/database/announcements/announcements.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createNotifier } from '../notifier.ts';
import { UNREAD_CHANGED_CHANNEL } from './unread-counts.store.ts';
import { createUnreadCounts } from './unread-counts.ts';

let queries: number;
let afterQuery: () => Promise<void>;
beforeEach(() => {
  queries = 0;
  afterQuery = async () => undefined;
});

const newMember = async () => (await aMember(api.deps)).id;

/** Adds a notification as another process does, of which this one learns by its announcement alone. */
const addUnread = (userId: string, readAt: string | null = null) =>
  sql`INSERT INTO notifications (user_id, type, title, message, event_key, read_at)
    VALUES (${userId}, 'other', 'One', 'Read me', ${randomUUID()}, ${readAt})`.execute(api.deps.db);

/** The numbers as a process keeps them that hears by `announcements`. */
function countsOf(announcements: Announcements, maxKept?: number) {
  const pool = {
    query: async (config: pg.QueryConfig) => {
      queries += 1;
      const result = await api.deps.pool.query(config);
      await afterQuery();
      return result;
    },
  } as pg.Pool;
  return createUnreadCounts({ pool, config: api.deps.config, announcements }, maxKept);
}

/** Announcements by hand: what was heard until `heardUntil`, which is now unless a test says so. */
function announcementsByHand() {
  const byHand = {
    hear: (_members: string) => undefined as unknown,
    announce: (_channel: string, _ids: readonly string[]) => undefined,
    miss: () => undefined as unknown,
    heardUntil: () => performance.now(),
    listen(_channel: string, { heard, missed }: Parameters<Announcements['listen']>[1]) {
      byHand.hear = heard;
      byHand.miss = missed;
    },
    confirm: () => undefined,
    isListening: () => true,
    start: async () => undefined,
    beat: async () => undefined,
    stop: async () => undefined,
  };
  return byHand;
}

test('polls of the same moment share a statement, and later ones need none', async () => {
  const [rima, karl, lea] = [await newMember(), await newMember(), await newMember()];
  for (const member of [rima, karl, karl]) await addUnread(member);
  const counts = countsOf(announcementsByHand());
  const poll = () => Promise.all([rima, karl, lea, rima].map((member) => counts.of(member)));
  expect(await poll()).toEqual([1, 2, 0, 1]);
  expect(queries).toBe(1);
  expect(await poll()).toEqual([1, 2, 0, 1]);
  expect(queries).toBe(1);
});

test('the users who are announced, or were changed by this process, are read again, and no others', async () => {
  const [rima, karl] = [await newMember(), await newMember()];
  const announcements = announcementsByHand();
  const counts = countsOf(announcements);
  const poll = () => Promise.all([rima, karl].map((member) => counts.of(member)));
  expect(await poll()).toEqual([0, 0]);
  for (const member of [rima, karl]) await addUnread(member);
  announcements.hear(`${rima},${randomUUID()}`);
  expect(await poll()).toEqual([1, 0]);
  counts.changed(api.deps.db, [karl]);
  expect(await poll()).toEqual([1, 1]);
  await addUnread(rima);
  announcements.hear('all');
  expect(await poll()).toEqual([2, 1]);
  await addUnread(rima);
  announcements.miss();
  expect(await poll()).toEqual([3, 1]);
});

test('nothing in memory is used while it may be staler than two seconds', async () => {
  const member = await newMember();
  const announcements = announcementsByHand();
  const counts = countsOf(announcements);
  await counts.of(member);
  await addUnread(member);
  announcements.heardUntil = () => performance.now() - 1_000;
  expect(await counts.of(member)).toBe(0);
  announcements.heardUntil = () => performance.now() - 2_001;
  expect(await counts.of(member)).toBe(1);
});

test.each(['before', 'after'])(
  'a number that changes while it is read is not kept, with a later read that ends %s it',
  async (order) => {
    const member = await newMember();
    const announcements = announcementsByHand();
    const counts = countsOf(announcements);
    let endLater: () => void = () => undefined;
    const laterMayEnd = new Promise<void>((resolve) => {
      endLater = resolve;
    });
    if (order === 'before') endLater();
    let later: Promise<number> | undefined;
    afterQuery = async () => {
      afterQuery = () => laterMayEnd;
      await addUnread(member);
      announcements.hear(member);
      later = counts.of(member);
      if (order === 'before') await later;
      else await new Promise(setImmediate);
    };
    expect(await counts.of(member)).toBe(0);
    endLater();
    expect(await later).toBe(1);
    expect(await counts.of(member)).toBe(1);
  },
);

test('no more members are kept than there is room for', async () => {
  const members = [await newMember(), await newMember(), await newMember()];
  const counts = countsOf(announcementsByHand(), 2);
  for (const member of members) await counts.of(member);
  await counts.of(members[2] ?? '');
  expect(queries).toBe(3);
  await counts.of(members[0] ?? '');
  expect(queries).toBe(4);
});

/** Another process, which announces what it commits. */
async function anotherProcess() {
  const announcements = createAnnouncements(api.deps);
  await announcements.start();
  onTestFinished(() => announcements.stop());
  const counts = createUnreadCounts({ ...api.deps, announcements });
  return { counts, notifier: createNotifier(api.deps, counts) };
}

const aNotification = (userId: string, cause: NotificationCause) => ({
  userId,
  cause,
  title: 'One',
  message: 'Read me',
  link: null,
  eventKey: randomUUID(),
  at: new Date(),
});

test('a process hears of every change that another one commits, and polls without a statement', async () => {
  const member = await newMember();
  const { notifier, counts: theirs } = await anotherProcess();
  const announcements = createAnnouncements(api.deps);
  const counts = countsOf(announcements);
  await announcements.start();
  const poll = () => counts.of(member);
  expect(await poll()).toBe(0);
  // From when its own heartbeat was heard.
  await expect.poll(() => announcements.heardUntil()).toBeGreaterThan(0);
  await notifier.addNotification(aNotification(member, 'reminder'));
  await expect.poll(poll).toBe(1);
  await inTransaction(api.deps.db, async (tx) => {
    theirs.changed(tx, [member]);
    await sql`UPDATE notifications SET read_at = now() WHERE user_id = ${member}`.execute(tx);
  });
  await expect.poll(poll).toBe(0);
  await expect
    .poll(async () => {
      const before = queries;
      await poll();
      return queries - before;
    })
    .toBe(0);
  await announcements.stop();
});

test('a process that hears nothing counts each time, so the test above can fail', async () => {
  const member = await newMember();
  // NOTIFY reaches the sessions of one database only.
  const deaf = createAnnouncements({ ...api.deps, directUrl: inject('databaseUrl') });
  const counts = countsOf(deaf);
  await deaf.start();
  for (const expected of [0, 1, 2]) {
    expect(await counts.of(member)).toBe(expected);
    expect(queries).toBe(expected + 1);
    await addUnread(member);
  }
  await deaf.stop();
});

test('what arrives read is not announced, and many members at once to all', async () => {
  const member = await newMember();
  const { notifier, counts } = await anotherProcess();
  const announcements = createAnnouncements(api.deps);
  const heard: string[] = [];
  announcements.listen(UNREAD_CHANGED_CHANNEL, {
    heard: (members) => heard.push(members),
    missed: () => undefined,
  });
  await announcements.start();
  await notifier.addNotification(aNotification(member, 'booking_confirmed'));
  counts.changed(
    api.deps.db,
    Array.from({ length: 300 }, () => randomUUID()),
  );
  await expect.poll(() => heard).toEqual(['all']);
  await notifier.addNotification(aNotification(member, 'reminder'));
  await expect.poll(() => heard).toEqual(['all', member]);
  await announcements.stop();
});
