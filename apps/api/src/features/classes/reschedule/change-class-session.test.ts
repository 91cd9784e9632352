import { expect } from 'vitest';
import { aClassSession } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { fixture, test } from '../../../../test/fixtures/class-session-fixture.ts';

/* Moving one session, giving it to another trainer: what the preview says before, who is notified. */

const at = (starts_at: string) => ({ starts_at });
const createTrainer = async (client: TestClient, name: string, activities: string[] = []) => {
  const { body } = await client.post('/partner/trainers', { name, activities });
  return body.id as string;
};
async function messagesOf(member: TestClient): Promise<string[]> {
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  const { body } = await member.get('/notifications');
  return body.map(
    ({ title, message }: { title: string; message: string }) => `${title}: ${message}`,
  );
}

test('moving by local time says before who is notified, moves bookings, and lets them leave free', async () => {
  const { id, template } = await fixture.createMonday();
  const member = await fixture.createMember();
  const booking = (await member.book(id)).body.id;
  const move = { local_date: '2026-11-24', start: '19:30', duration_minutes: 60 };
  expect((await fixture.preview(id, move)).body).toMatchObject({
    time_zone: 'Asia/Beirut',
    sessions: 1,
    told: 1,
    booked: 1,
    waitlisted: 0,
    overlapping: 0,
    over_daily_limit: 0,
    free_to_cancel: 1,
    first_sessions: [
      { id, starts_at: '2026-11-23T16:00:00.000Z', new_starts_at: '2026-11-24T17:30:00.000Z' },
    ],
  });
  expect((await fixture.quoteOf(member, booking)).free_until).toBe('2026-11-23T04:00:00.000Z');
  await fixture.dispatchEvents();
  fixture.clock.advance(1000);
  const { status, body } = await fixture.change(id, move);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    starts_at: '2026-11-24T17:30:00.000Z',
    ends_at: '2026-11-24T18:30:00.000Z',
    local_date: '2026-11-24',
    local_start: '19:30',
    booked: 1,
  });
  expect(await fixture.storedSession(template)).toMatchObject({
    changed_by_hand: true,
    occurrence_date: '2026-11-23',
  });
  expect(await fixture.quoteOf(member, booking)).toMatchObject({
    reason: 'class_moved',
    cost: 'free',
    free_until: '2026-11-24T17:30:00.000Z',
  });
  const messages = await messagesOf(member);
  expect(messages[0]).toContain('New time: Reformer Flow');
  expect(messages[0]).toContain('cancelling is free until it starts');
  const mails = await fixture.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('subject', 'like', 'New time%')
    .execute();
  expect(mails).toHaveLength(1);
});

test('a quarter of an hour leaves the terms, a second one is half an hour for who booked before', async () => {
  const { id } = await fixture.createMonday();
  const [early, late] = [await fixture.createMember(), await fixture.createMember()];
  const first = (await early.book(id)).body.id;
  expect((await fixture.preview(id, at('2026-11-23T16:15:00Z'))).body).toMatchObject({
    free_to_cancel: 0,
  });
  await fixture.change(id, at('2026-11-23T16:15:00Z'));
  expect(await fixture.quoteOf(early, first)).toMatchObject({
    reason: 'within_free_period',
    free_until: '2026-11-23T04:15:00.000Z',
  });
  const second = (await late.book(id)).body.id;
  const again = at('2026-11-23T16:30:00Z');
  expect((await fixture.preview(id, again)).body).toMatchObject({ told: 2, free_to_cancel: 1 });
  await fixture.change(id, again);
  expect((await fixture.quoteOf(early, first)).reason).toBe('class_moved');
  expect((await fixture.quoteOf(late, second)).reason).toBe('within_free_period');
});

test('the preview counts who is in line, and whom the new time hurts', async () => {
  const { id } = await fixture.createMonday({ capacity: 2 });
  const [overlapping, limited, waiting] = [
    await fixture.createMember(),
    await fixture.createMember('basic'),
    await fixture.createMember(),
  ];
  const tuesday = (start: string) =>
    aClassSession(fixture.deps.db, { starts_at: `2026-11-24T${start}:00Z` });
  await overlapping.book(await tuesday('16:30'));
  await limited.book(await tuesday('08:00'));
  expect((await overlapping.book(id)).status).toBe(201);
  expect((await limited.book(id)).status).toBe(201);
  expect((await waiting.book(id, { join_waitlist: true })).body.status).toBe('waitlisted');
  expect((await fixture.preview(id, { local_date: '2026-11-24' })).body).toMatchObject({
    told: 3,
    booked: 2,
    waitlisted: 1,
    overlapping: 1,
    over_daily_limit: 1,
    free_to_cancel: 2,
  });
  // Neither on a day on which they have nothing else.
  expect((await fixture.preview(id, { local_date: '2026-11-25' })).body).toMatchObject({
    overlapping: 0,
    over_daily_limit: 0,
  });
});

test('a member who holds another place at the new time reads which, and may leave free', async () => {
  const { id } = await fixture.createMonday();
  const member = await fixture.createMember();
  const other = await aClassSession(fixture.deps.db, {
    title: 'Night Run',
    starts_at: '2026-11-23T16:55:00Z',
  });
  await member.book(other);
  const booking = (await member.book(id)).body.id;
  await fixture.dispatchEvents();
  fixture.clock.advance(1000);
  // Ten minutes would leave the terms as they are; here they bring two classes together.
  const move = { start: '18:10' };
  expect((await fixture.preview(id, move)).body).toMatchObject({
    overlapping: 1,
    free_to_cancel: 1,
  });
  expect((await fixture.change(id, move)).status).toBe(200);
  expect(await fixture.quoteOf(member, booking)).toMatchObject({
    reason: 'class_moved',
    cost: 'free',
  });
  const [message] = await messagesOf(member);
  expect(message).toContain('New time: Reformer Flow');
  expect(message).toContain('at the same time as Night Run');
});

test('a substitution is announced to who has a place, once, and not to who waits for one', async () => {
  const maya = await createTrainer(fixture.asStaff, 'Maya');
  const { id } = await fixture.createMonday({ capacity: 1 });
  const [member, waiting] = [await fixture.createMember(), await fixture.createMember()];
  const booking = (await member.book(id)).body.id;
  const inLine = (await waiting.book(id, { join_waitlist: true })).body.id;
  await fixture.dispatchEvents();
  fixture.clock.advance(1000);
  expect((await fixture.preview(id, { trainer_id: maya })).body).toMatchObject({ told: 1 });
  expect((await fixture.preview(id, { capacity: 2 })).body).toMatchObject({ told: 0 });
  await fixture.change(id, { trainer_id: maya });
  expect((await messagesOf(member))[0]).toContain('New coach: Reformer Flow: Maya now teaches');
  await fixture.change(id, { trainer_id: maya });
  fixture.clock.advance(1000);
  await fixture.change(id, { trainer_id: null });
  expect((await messagesOf(member))[0]).toContain('Change of coach: Reformer Flow');
  const announcements = (await fixture.eventsOf(booking)).filter(
    (type) => type === 'booking.trainer_changed',
  );
  expect(announcements).toHaveLength(2);
  expect(await fixture.eventsOf(inLine)).not.toContain('booking.trainer_changed');
});

test('a preview changes nothing and notifies no member', async () => {
  const { id, template } = await fixture.createMonday();
  const member = await fixture.createMember();
  const booking = (await member.book(id)).body.id;
  const before = await fixture.storedSession(template);
  await fixture.preview(id, { start: '19:00', capacity: 3 });
  expect(await fixture.storedSession(template)).toEqual(before);
  expect(await fixture.eventsOf(booking)).toEqual(['booking.confirmed']);
});

test('what was changed, by whom, is in the audit log', async () => {
  const { id } = await fixture.createMonday();
  await fixture.change(id, { start: '19:00' });
  const entries = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .execute();
  expect(entries).toMatchObject([
    {
      action: 'change_class_session',
      actor_user_id: fixture.staff.id,
      before: { starts_at: '2026-11-23T16:00:00.000Z' },
      after: { start: '19:00' },
    },
  ]);
});
