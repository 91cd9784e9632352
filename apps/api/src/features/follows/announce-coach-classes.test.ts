import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aTrainer, aVenue } from '../../../test/builders/venues.ts';
import {
  aBookingRow,
  aClassSession,
  aClassTemplate,
  aMember,
  type TestUser,
} from '../../../test/builders.ts';
import { waitForBlockedStatements } from '../../../test/database/race-conditions.ts';
import { recordKnownClasses } from './coach-classes.store.ts';
import { listNewCoachClasses } from './new-coach-classes.store.ts';

const NOON = Date.parse('2026-11-24T10:00:00Z');

let venue_id: string;
let trainer_id: string;
let member: TestUser;
test.beforeAll(async () => {
  venue_id = await aVenue(api.deps.db, { name: 'Nafas' });
});
beforeEach(async () => {
  api.clock.set(NOON);
  for (const table of ['coach_follows', 'coach_classes', 'notifications', 'mails'] as const)
    await api.deps.db.deleteFrom(table).execute();
  trainer_id = await aTrainer(api.deps.db, { venue_id, name: 'Rania' });
  member = await aMember(api.deps, { timeZone: 'Asia/Beirut' });
});

/** Follows the coach; whatever is added afterwards is added a minute later. */
async function follow(who = member) {
  await (await api.clientFor(who)).put(`/followed-coaches/${trainer_id}`);
  api.clock.advance(MINUTE);
}

/** Adds a class of the coach with one session, two days from now unless said otherwise. */
async function addClass(
  name: string,
  { startsIn = 2 * DAY, ...session }: { startsIn?: number; status?: string } = {},
) {
  const { db } = api.deps;
  const class_template_id = await aClassTemplate(db, { venue_id, trainer_id, name });
  const starts_at = new Date(api.clock.now() + startsIn).toISOString();
  const shared = { venue_id, trainer_id, class_template_id, title: name };
  const sessionId = await aClassSession(db, { ...shared, ...session, starts_at });
  return { sessionId, ...shared };
}

const run = () => api.runJob('follows.announce');
/** Lets the job see the classes, waits, runs it again and returns the messages so far. */
async function messagesAfter(wait: number): Promise<[string, string][]> {
  await run();
  api.clock.advance(wait);
  await run();
  await api.dispatchEvents();
  const rows = await api.deps.db
    .selectFrom('notifications')
    .select(['title', 'message', 'type'])
    .orderBy('created_at')
    .execute();
  expect(rows.every(({ type }) => type === 'other')).toBe(true);
  return rows.map(({ title, message }) => [title, message]);
}
const mails = () => api.deps.db.selectFrom('mails').select('subject').execute();

test('followers are notified of new classes, in one message, an hour later', async () => {
  await addClass('Known already');
  await follow();
  await addClass('Flow');
  await addClass('Handstands', { startsIn: 3 * DAY });
  expect(await messagesAfter(HOUR - 1)).toEqual([]);
  expect(await messagesAfter(1)).toEqual([['Rania has added 2 classes', 'Flow, Handstands.']]);
  expect(await messagesAfter(HOUR)).toHaveLength(1);
  expect(await mails()).toEqual([{ subject: 'Rania has added 2 classes' }]);
});

test('a message about one class says where and when; the link leads to the coach', async () => {
  await follow();
  await addClass('Flow');
  const [message] = await messagesAfter(HOUR);
  expect(message?.[0]).toBe('Rania has added a class');
  expect(message?.[1]).toMatch(/^Flow: Nafas, Thursday.* 26 November.*12:01\.$/);
  const { link } = await api.deps.db
    .selectFrom('notifications')
    .select('link')
    .executeTakeFirstOrThrow();
  expect(link).toBe(`/app/coaches/${trainer_id}`);
});

test('there is one message a day at most, and the next one has what came meanwhile', async () => {
  await follow();
  await addClass('Flow');
  expect(await messagesAfter(HOUR)).toHaveLength(1);
  await addClass('Handstands');
  expect(await messagesAfter(4 * HOUR)).toHaveLength(1);
  const titles = (await messagesAfter(20 * HOUR)).map(([, message]) => message);
  expect(titles).toHaveLength(2);
  expect(titles[1]).toMatch(/^Handstands:/);
});

test('sessions that a schedule adds to a known class are not announced', async () => {
  const known = await addClass('Known already');
  await follow();
  const { sessionId: _, ...session } = known;
  const starts_at = new Date(NOON + 9 * DAY).toISOString();
  await aClassSession(api.deps.db, { ...session, starts_at });
  expect(await messagesAfter(HOUR)).toEqual([]);
});

test('a class that is past, cancelled or booked by the member is not announced', async () => {
  await follow();
  await addClass('Soon past', { startsIn: HOUR / 2 });
  await addClass('Cancelled', { status: 'cancelled' });
  const { sessionId } = await addClass('Booked');
  await aBookingRow(api.deps.db, { user_id: member.id, class_session_id: sessionId });
  expect(await messagesAfter(HOUR)).toEqual([]);
});

test('a class cancelled between the decision and the message is left out', async () => {
  await follow();
  const { sessionId } = await addClass('Flow');
  await run();
  api.clock.advance(HOUR);
  await run();
  await sql`UPDATE class_sessions SET status = 'cancelled', cancelled_at = now()
    WHERE id = ${sessionId}`.execute(api.deps.db);
  await api.dispatchEvents();
  expect(await messagesAfter(0)).toEqual([]);
});

test('an archived coach ends it silently, and so does unfollowing', async () => {
  const { db } = api.deps;
  await follow();
  await addClass('Flow');
  await sql`UPDATE trainers SET archived_at = now() WHERE id = ${trainer_id}`.execute(db);
  expect(await messagesAfter(HOUR)).toEqual([]);
  await sql`UPDATE trainers SET archived_at = NULL WHERE id = ${trainer_id}`.execute(db);
  await (await api.clientFor(member)).delete(`/followed-coaches/${trainer_id}`);
  expect(await messagesAfter(HOUR)).toEqual([]);
});

test('a class added in the evening waits for the member’s morning', async () => {
  api.clock.set('2026-11-24T19:30:00Z');
  await follow();
  await addClass('Flow');
  // 22:30 in Beirut.
  expect(await messagesAfter(HOUR)).toEqual([]);
  api.clock.set('2026-11-25T05:00:00Z');
  expect(await messagesAfter(0)).toHaveLength(1);
});

test('who wants no such mail finds the message in the app only', async () => {
  await (await api.clientFor(member)).patch('/profile', { email_preferences: { coaches: false } });
  await follow();
  await addClass('Flow');
  expect(await messagesAfter(HOUR)).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

test('workers that run at the same moment tell each follower once', async () => {
  const other = await aMember(api.deps, { timeZone: 'Asia/Beirut' });
  for (const who of [member, other]) await follow(who);
  await addClass('Flow');
  await run();
  api.clock.advance(HOUR);
  // The follows are held until all three have come as far as they can.
  const { db } = api.deps;
  const running = await db.transaction().execute(async (tx) => {
    await sql`SELECT FROM coach_follows FOR UPDATE`.execute(tx);
    const runs = Promise.all([run(), run(), run()]);
    await waitForBlockedStatements(api, 3);
    return { runs };
  });
  await running.runs;
  expect((await api.dispatchEvents()).dispatched).toBe(2);
});

test('control: without the lock two workers find the same new classes', async () => {
  const { db } = api.deps;
  await follow();
  await addClass('Flow');
  const now = new Date(api.clock.now());
  await db.transaction().execute((tx) => recordKnownClasses(tx, now));
  const due = { now, addedAfter: new Date(0), addedUntil: now, toldUntil: now, limit: 10 };
  const [first, second] = await Promise.all([
    listNewCoachClasses(db, due),
    listNewCoachClasses(db, due),
  ]);
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
});
