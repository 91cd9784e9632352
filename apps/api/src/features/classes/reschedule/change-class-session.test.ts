import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aClassSession, aMember, anOrganisation } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  type ClassTemplateFixture,
  createClassTemplateFixture,
} from '../../../../test/fixtures/class-template-fixture.ts';

/* Moving one session, giving it to another trainer, resizing it: what is asked before, what happens. */

let fixture: ClassTemplateFixture;
beforeAll(async () => {
  fixture = await createClassTemplateFixture();
});
beforeEach(() => fixture.clock.set(NOW));
afterAll(() => fixture.close());

const path = (id: string) => `/partner/class-sessions/${id}`;
const change = (id: string, body: object) => fixture.asStaff.patch(path(id), body);
const preview = (id: string, body: object) => fixture.asStaff.post(`${path(id)}/preview`, body);
const at = (starts_at: string) => ({ starts_at });

/** A session on Monday 23 November at 18:00 in Beirut, for 50 minutes. */
async function aMonday(overrides: object = {}) {
  const { id } = await fixture.create({ last_date: '2026-11-23', ...overrides });
  const [session] = await fixture.sessionsOf(id);
  return { template: id, id: session?.id ?? '' };
}
const storedSession = async (template: string) => (await fixture.sessionsOf(template))[0];
const quoteOf = async (member: TestClient, booking: string) =>
  (await member.get(`/bookings/${booking}/cancel-quote`)).body;
const createTrainer = async (client: TestClient, name: string, activities: string[] = []) => {
  const { body } = await client.post('/partner/trainers', { name, activities });
  return body.id as string;
};
async function strangerStaff(): Promise<TestClient> {
  const organisationId = await anOrganisation(fixture.deps);
  return fixture.clientFor(await aMember(fixture.deps, { role: 'partner_admin', organisationId }));
}
async function messagesOf(member: TestClient): Promise<string[]> {
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  const { body } = await member.get('/notifications');
  return body.map(
    ({ title, message }: { title: string; message: string }) => `${title}: ${message}`,
  );
}

test('moving by local time says before who is told, moves bookings, and lets them leave free', async () => {
  const { id, template } = await aMonday();
  const member = await fixture.createMember();
  const booking = (await member.book(id)).body.id;
  const move = { local_date: '2026-11-24', start: '19:30', duration_minutes: 60 };
  expect((await preview(id, move)).body).toMatchObject({
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
  expect((await quoteOf(member, booking)).free_until).toBe('2026-11-23T04:00:00.000Z');
  await fixture.dispatchEvents();
  fixture.clock.advance(1000);
  const { status, body } = await change(id, move);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    starts_at: '2026-11-24T17:30:00.000Z',
    ends_at: '2026-11-24T18:30:00.000Z',
    local_date: '2026-11-24',
    local_start: '19:30',
    booked: 1,
  });
  expect(await storedSession(template)).toMatchObject({
    changed_by_hand: true,
    occurrence_date: '2026-11-23',
  });
  expect(await quoteOf(member, booking)).toMatchObject({
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
  const { id } = await aMonday();
  const [early, late] = [await fixture.createMember(), await fixture.createMember()];
  const first = (await early.book(id)).body.id;
  expect((await preview(id, at('2026-11-23T16:15:00Z'))).body).toMatchObject({ free_to_cancel: 0 });
  await change(id, at('2026-11-23T16:15:00Z'));
  expect(await quoteOf(early, first)).toMatchObject({
    reason: 'within_free_period',
    free_until: '2026-11-23T04:15:00.000Z',
  });
  const second = (await late.book(id)).body.id;
  const again = at('2026-11-23T16:30:00Z');
  expect((await preview(id, again)).body).toMatchObject({ told: 2, free_to_cancel: 1 });
  await change(id, again);
  expect((await quoteOf(early, first)).reason).toBe('class_moved');
  expect((await quoteOf(late, second)).reason).toBe('within_free_period');
});

test('the preview counts who is in line, and whom the new time hurts', async () => {
  const { id } = await aMonday({ capacity: 2 });
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
  expect((await preview(id, { local_date: '2026-11-24' })).body).toMatchObject({
    told: 3,
    booked: 2,
    waitlisted: 1,
    overlapping: 1,
    over_daily_limit: 1,
    free_to_cancel: 2,
  });
  // Neither on a day on which they have nothing else.
  expect((await preview(id, { local_date: '2026-11-25' })).body).toMatchObject({
    overlapping: 0,
    over_daily_limit: 0,
  });
});

test('who holds another place at the new time is told which, and may leave free', async () => {
  const { id } = await aMonday();
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
  expect((await preview(id, move)).body).toMatchObject({ overlapping: 1, free_to_cancel: 1 });
  expect((await change(id, move)).status).toBe(200);
  expect(await quoteOf(member, booking)).toMatchObject({ reason: 'class_moved', cost: 'free' });
  const [message] = await messagesOf(member);
  expect(message).toContain('New time: Reformer Flow');
  expect(message).toContain('at the same time as Night Run');
});

test('a substitution is announced to who has a place, once, and not to who waits for one', async () => {
  const maya = await createTrainer(fixture.asStaff, 'Maya');
  const { id } = await aMonday({ capacity: 1 });
  const [member, waiting] = [await fixture.createMember(), await fixture.createMember()];
  const booking = (await member.book(id)).body.id;
  const inLine = (await waiting.book(id, { join_waitlist: true })).body.id;
  await fixture.dispatchEvents();
  fixture.clock.advance(1000);
  expect((await preview(id, { trainer_id: maya })).body).toMatchObject({ told: 1 });
  expect((await preview(id, { capacity: 2 })).body).toMatchObject({ told: 0 });
  await change(id, { trainer_id: maya });
  expect((await messagesOf(member))[0]).toContain('New coach: Reformer Flow: Maya now teaches');
  await change(id, { trainer_id: maya });
  fixture.clock.advance(1000);
  await change(id, { trainer_id: null });
  expect((await messagesOf(member))[0]).toContain('Change of coach: Reformer Flow');
  const announcements = (await fixture.eventsOf(booking)).filter(
    (type) => type === 'booking.trainer_changed',
  );
  expect(announcements).toHaveLength(2);
  expect(await fixture.eventsOf(inLine)).not.toContain('booking.trainer_changed');
});

test('a preview changes nothing and tells nobody', async () => {
  const { id, template } = await aMonday();
  const member = await fixture.createMember();
  const booking = (await member.book(id)).body.id;
  const before = await storedSession(template);
  await preview(id, { start: '19:00', capacity: 3 });
  expect(await storedSession(template)).toEqual(before);
  expect(await fixture.eventsOf(booking)).toEqual(['booking.confirmed']);
});

test.each([
  ['capacity', { capacity: 0 }, 'number_too_small'],
  ['capacity', { capacity: 1001 }, 'number_too_big'],
  ['starts_at', at('2026-11-17T10:00:00Z'), 'start_in_past'],
  ['start', { local_date: '2026-11-18', start: '08:00' }, 'start_in_past'],
  ['starts_at', at('2028-01-01T10:00:00Z'), 'start_too_far'],
  ['start', { local_date: '2027-03-28', start: '00:30' }, 'start_skipped'],
  ['start', { local_date: '2027-10-30', start: '23:30' }, 'start_repeated'],
  ['duration_minutes', { duration_minutes: 4 }, 'number_too_small'],
  ['starts_at', { ...at('2026-11-24T10:00:00Z'), start: '08:00' }, 'start_given_twice'],
  ['starts_at', {}, 'nothing_to_change'],
  ['trainer_id', { trainer_id: '00000000-0000-4000-8000-000000000000' }, 'trainer_unknown'],
  ['waitlisted', { capacity: 9, waitlisted: 3 }, 'unrecognized_keys'],
])('at the field %s: %o is refused as %s', async (field, body, code) => {
  const { id, template } = await aMonday();
  const before = await storedSession(template);
  for (const answer of [await change(id, body), await preview(id, body)]) {
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field, code }]);
    expect(answer.body.errors[0].detail).not.toBe('');
  }
  expect(await storedSession(template)).toEqual(before);
});

test('places below those taken are refused with how many there are', async () => {
  const { id } = await aMonday();
  for (const _ of [1, 2]) await (await fixture.createMember()).book(id);
  expect((await change(id, { capacity: 1 })).body).toMatchObject({
    code: 'capacity_below_booked',
    details: { booked: 2, capacity: 1 },
  });
});

test('a move and more places at once promote the first in line, for the new time', async () => {
  const { id } = await aMonday({ capacity: 1 });
  await (await fixture.createMember()).book(id);
  const waiting = await fixture.createMember();
  const { body } = await waiting.book(id, { join_waitlist: true });
  await change(id, { start: '20:00', capacity: 2 });
  expect((await waiting.get(`/bookings/${body.id}`)).body).toMatchObject({
    status: 'confirmed',
    session: { starts_at: '2026-11-23T18:00:00.000Z' },
  });
  expect(await fixture.counters(id)).toEqual({ booked: 2, waitlisted: 0 });
});

test('who is promoted by a move with more places leaves the waitlist of a class at the new time', async () => {
  const { id } = await aMonday({ capacity: 1 });
  const elsewhere = await aClassSession(fixture.deps.db, {
    title: 'Night Run',
    starts_at: '2026-11-26T16:30:00Z',
    capacity: 1,
  });
  const [holder, waiting] = [await fixture.createMember(), await fixture.createMember()];
  for (const session of [id, elsewhere]) await holder.book(session);
  const first = (await waiting.book(id, { join_waitlist: true })).body.id;
  const second = (await waiting.book(elsewhere, { join_waitlist: true })).body.id;
  await change(id, { local_date: '2026-11-26', capacity: 2 });
  expect((await waiting.get(`/bookings/${first}`)).body.status).toBe('confirmed');
  expect((await waiting.get(`/bookings/${second}`)).body.status).toBe('cancelled');
  expect(await fixture.eventsOf(second)).toContain('booking.dropped_for_overlap');
  expect(await fixture.counters(elsewhere)).toEqual({ booked: 1, waitlisted: 0 });
});

test('once somebody is checked in, a session cannot be moved, but resized', async () => {
  const { id } = await aMonday();
  const member = await fixture.createMember();
  const booking = (await member.book(id)).body.id;
  fixture.clock.set('2026-11-23T15:40:00Z');
  expect(
    (await fixture.asStaff.post('/partner/check-ins/by-hand', { booking_id: booking })).status,
  ).toBe(201);
  expect((await change(id, { start: '19:00' })).body.code).toBe('class_has_check_ins');
  expect((await preview(id, { start: '19:00' })).body.code).toBe('class_has_check_ins');
  expect((await change(id, { capacity: 20 })).status).toBe(200);
});

test('a place on offer is held no longer than offers are made for the new time', async () => {
  const { id } = await aMonday({ capacity: 1 });
  const [holder, waiting] = [await fixture.createMember(), await fixture.createMember()];
  const held = (await holder.book(id)).body.id;
  const { body } = await waiting.book(id, { join_waitlist: true });
  fixture.clock.set('2026-11-23T10:00:00Z');
  await holder.post(`/bookings/${held}/cancel`, { accept_cost: 'uses_visit' });
  const heldUntil = async () => (await waiting.get(`/bookings/${body.id}`)).body.held_until;
  expect(await heldUntil()).toBe('2026-11-23T10:30:00.000Z');
  await change(id, at('2026-11-23T10:45:00Z'));
  expect(await heldUntil()).toBe('2026-11-23T10:15:00.000Z');
});

test('a session of another organisation is not found, whatever is asked', async () => {
  const { id } = await aMonday();
  const stranger = await strangerStaff();
  const answers = [
    await stranger.get(path(id)),
    await stranger.get(`${path(id)}/substitutes`),
    await stranger.patch(path(id), { capacity: 3 }),
    await stranger.post(`${path(id)}/preview`, { capacity: 3 }),
    await stranger.post(`${path(id)}/cancel`, { reason: 'Not mine' }),
    await stranger.post(`${path(id)}/cancel/preview`, {}),
    await stranger.post(`${path(id)}/restore`),
    await stranger.post(`${path(id)}/restore/preview`),
    await stranger.get(`/partner/venues/${fixture.venue}/closures`),
    await stranger.put(`/partner/venues/${fixture.venue}/closures/2026-12-24`, {
      reason: 'Not mine',
    }),
    await stranger.delete(`/partner/venues/${fixture.venue}/closures/2026-12-24`),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [404, 'not_found']),
  );
  expect((await fixture.asStaff.get(path(id))).body).toMatchObject({ id, status: 'scheduled' });
});

test('what was changed, by whom, is in the audit log', async () => {
  const { id } = await aMonday();
  await change(id, { start: '19:00' });
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
