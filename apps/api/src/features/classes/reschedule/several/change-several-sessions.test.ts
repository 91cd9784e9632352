import { sql } from 'kysely';
import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../../test/database/race-conditions.ts';
import { fixture, test } from '../../../../../test/fixtures/class-session-fixture.ts';
import { extendSchedules } from '../../schedule/extend-schedules.ts';
import { changeSeveralSessions } from './change-several-sessions.ts';
import { sessionsLocks, withoutLocks } from './load-several-sessions.ts';

/* Moving, substituting and resizing one date and the later ones of a class, or all of them. */

const following = { scope: 'this_and_following' };
const all = { scope: 'all' };

/** Four Mondays from 23 November on, at 18:00. */
async function mondays(overrides: object = {}) {
  const { id } = await fixture.create({ last_date: '2026-12-14', ...overrides });
  const sessions = await fixture.sessionsOf(id);
  const ids = sessions.map((session) => session.id);
  return { id, ids, second: ids[1] ?? '' };
}
const startsOf = async (id: string) =>
  (await fixture.sessionsOf(id)).map(({ local_minute }) => local_minute / 60);
const templateOf = async (id: string) =>
  (await fixture.asStaff.get(`/partner/class-templates/${id}`)).body;

test('this and following: said before, then each moves as far, and the class with them', async () => {
  const { id, ids, second } = await mondays({ last_date: null });
  const [early, late] = [await fixture.createMember(), await fixture.createMember()];
  const places = [await early.book(ids[0] ?? ''), await late.book(second)];
  const move = { start: '19:30', ...following };
  const { body: preview } = await fixture.preview(second, move);
  expect(preview).toMatchObject({
    sessions: ids.length - 1,
    told: 1,
    booked: 1,
    free_to_cancel: 1,
    kept: 0,
  });
  expect(preview.first_sessions[0]).toMatchObject({
    id: second,
    starts_at: '2026-11-30T16:00:00.000Z',
    new_starts_at: '2026-11-30T17:30:00.000Z',
  });
  expect(await startsOf(id)).toEqual(ids.map(() => 18));
  const { status, body } = await fixture.change(second, move);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ id: second, local_start: '19:30' });
  expect(await startsOf(id)).toEqual([18, ...ids.slice(1).map(() => 19.5)]);
  expect(await templateOf(id)).toMatchObject({
    weekly: [{ weekday: 1, start: '19:30' }],
    version: 2,
  });
  expect((await early.get(`/bookings/${places[0]?.body.id}`)).body.session.starts_at).toBe(
    '2026-11-23T16:00:00.000Z',
  );
  const moved = (await late.get(`/bookings/${places[1]?.body.id}`)).body;
  expect(moved.session.starts_at).toBe('2026-11-30T17:30:00.000Z');
  // Dates that are created later follow, and none stands beside the one that stayed.
  fixture.clock.advance(7 * 24 * 60 * 60 * 1000);
  await extendSchedules(fixture.deps);
  expect((await startsOf(id)).slice(0, 2)).toEqual([18, 19.5]);
  expect(new Set((await startsOf(id)).slice(1))).toEqual(new Set([19.5]));
});

test('two starts of one day move together, the earlier onto the time of the later', async () => {
  const { id, ids } = await mondays({
    weekly: [
      { weekday: 1, start: '18:00' },
      { weekday: 1, start: '19:00' },
    ],
    last_date: '2026-11-30',
  });
  const member = await fixture.createMember();
  const { body: booking } = await member.book(ids[0] ?? '');
  const { status, body } = await fixture.change(ids[0] ?? '', { start: '19:00', ...all });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await startsOf(id)).toEqual([19, 20, 19, 20]);
  expect((await member.get(`/bookings/${booking.id}`)).body.session.starts_at).toBe(
    '2026-11-23T17:00:00.000Z',
  );
  // The class and its dates agree: a later change of it moves nothing back.
  const { body: differences } = await fixture.asStaff.get(
    `/partner/class-templates/${id}/differences`,
  );
  expect(differences).toMatchObject({
    at_once: { created: 0, changed: 0, removed: 0 },
    booked: { changed: 0, removed: 0 },
    by_hand: { kept: 0 },
  });
});

test('a substitute and more places for all dates reach who booked and who waits', async () => {
  const { id, second } = await mondays({ capacity: 1 });
  const [holder, waiting] = [await fixture.createMember(), await fixture.createMember()];
  const { body: place } = await holder.book(second);
  const { body: entry } = await waiting.book(second, { join_waitlist: true });
  const { body: trainer } = await fixture.asStaff.post('/partner/trainers', {
    name: 'Lina Haddad',
    activities: [],
  });
  const { status } = await fixture.change(second, { trainer_id: trainer.id, capacity: 2, ...all });
  expect(status).toBe(200);
  const sessions = await fixture.sessionsOf(id);
  expect(sessions.map(({ capacity }) => capacity)).toEqual([2, 2, 2, 2]);
  expect(new Set(sessions.map(({ trainer_id }) => trainer_id))).toEqual(new Set([trainer.id]));
  expect(await templateOf(id)).toMatchObject({ capacity: 2, trainer_id: trainer.id });
  expect(await fixture.eventsOf(place.id)).toContain('booking.trainer_changed');
  expect((await waiting.get(`/bookings/${entry.id}`)).body.status).not.toBe('waitlisted');
});

test('dates that were changed by hand stay, and the preview counts them', async () => {
  const { id, ids, second } = await mondays();
  await fixture.change(ids[2] ?? '', { start: '10:00' });
  const move = { start: '19:00', ...all };
  expect((await fixture.preview(second, move)).body).toMatchObject({ sessions: 3, kept: 1 });
  await fixture.change(second, move);
  expect(await startsOf(id)).toEqual([19, 19, 10, 19]);
  expect(await fixture.change(ids[2] ?? '', { start: '11:00', ...all })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'scope', code: 'moved_by_hand' }] },
  });
});

test('more places alone are told to no member', async () => {
  const { second } = await mondays();
  await (await fixture.createMember()).book(second);
  const { status, body } = await fixture.preview(second, { capacity: 20, ...all });
  expect([status, body.told, body.booked]).toEqual([200, 0, 1]);
});

test('what no date may become is refused at its field, and nothing changes', async () => {
  const { id, ids, second } = await mondays({ capacity: 2 });
  for (const member of [await fixture.createMember(), await fixture.createMember()])
    await member.book(ids[0] ?? '');
  const refusals = [
    [{ capacity: 1, ...all }, 409, 'capacity_below_booked'],
    [{ local_date: '2026-12-01', ...following }, 400, 'date_of_one_session'],
    [{ starts_at: '2026-12-01T16:00:00Z', ...following }, 400, 'date_of_one_session'],
    [{ ...all }, 400, 'nothing_to_change'],
    [{ trainer_id: fixture.organisation, ...all }, 400, 'trainer_unknown'],
  ] as const;
  for (const [fields, status, code] of refusals) {
    const { status: found, body } = await fixture.change(second, fields);
    expect([found, body.errors?.[0]?.code ?? body.code]).toEqual([status, code]);
  }
  fixture.clock.set('2026-11-23T15:00:00Z');
  const early = await fixture.change(second, { start: '16:30', ...all });
  expect(early.body.errors).toMatchObject([{ field: 'start', code: 'start_in_past' }]);
  expect(await startsOf(id)).toEqual([18, 18, 18, 18]);
  expect((await templateOf(id)).version).toBe(1);
});

/** A member books the last place of a date that is about to become too small. */
async function shrinkWhileBooking(locks = sessionsLocks(fixture.deps)) {
  const { ids, second } = await mondays();
  await (await fixture.createMember()).book(ids[1] ?? '');
  const { db } = fixture.deps;
  const { pending } = await db.transaction().execute(async (tx) => {
    await sql`UPDATE class_sessions SET booked = 2 WHERE id = ${ids[1]}`.execute(tx);
    const shrink = { capacity: 1, scope: 'all' as const };
    const pending = changeSeveralSessions(fixture.deps, fixture.staff, second, shrink, locks).catch(
      (error: Error) => error,
    );
    await waitForBlockedStatements(fixture);
    return { pending };
  });
  return pending;
}

test('a place that is taken in that second counts', async () => {
  expect(await shrinkWhileBooking()).toMatchObject({ code: 'capacity_below_booked' });
});

test('without the locks only the database would notice', async () => {
  expect(await shrinkWhileBooking(withoutLocks(fixture.deps))).toBeInstanceOf(Error);
});
