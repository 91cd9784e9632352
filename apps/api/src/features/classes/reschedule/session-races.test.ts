import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  waitForBlockedStatements,
  whileAuditLogLocked,
} from '../../../../test/database/race-conditions.ts';
import type { TestMember } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';
import { classHooks } from '../class-hooks.ts';
import { changeClassTemplate } from '../templates/change/change-class-template.ts';
import { lockTemplate } from '../templates/class-templates.store.ts';
import { changeClassSession } from './change-class-session.ts';
import { type SessionLocks, sessionLocks } from './load-session-change.ts';

/* Moves and closures against everything else that touches a class; each with its negative control. */

const MONDAY = '2026-11-23T16:00:00Z';
const at = (starts_at: string) => ({ starts_at });

async function aMonday(overrides: object = {}) {
  const { id } = await fixture.create({ last_date: '2026-11-23', ...overrides });
  const [session] = await fixture.sessionsOf(id);
  return { template: id, id: session?.id ?? '' };
}
async function booked(session: string) {
  const member = await fixture.createMember();
  const { body } = await member.book(session, { join_waitlist: true });
  return { member, id: body.id as string };
}
const bookingOf = async (member: TestMember, id: string) =>
  (await member.get(`/bookings/${id}`)).body;

/** Locks that stop the first caller once it holds them, until `go`. */
function pausedAfter(step: keyof SessionLocks, real: SessionLocks) {
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pause = async () => {
    held.resolve();
    await gate.promise;
  };
  const locks: SessionLocks = {
    venue: async (...args) => {
      const venue = await real.venue(...args);
      if (step === 'venue') await pause();
      return venue;
    },
    session: async (...args) => {
      await real.session(...args);
      if (step === 'session') await pause();
    },
    bookings: async (...args) => {
      const arrived = await real.bookings(...args);
      if (step === 'bookings') await pause();
      return arrived;
    },
  };
  return { locks, held: held.promise, go: gate.resolve };
}
const unlockedSession = (): SessionLocks => ({
  ...sessionLocks(fixture.deps),
  session: async () => undefined,
  bookings: classHooks(fixture.deps).countArrivals,
});

/** Begins a move, runs `other` while it holds its locks, and then lets both finish. */
async function whileMoving<T>(
  session: string,
  fields: object,
  other: () => Promise<T>,
  { real = sessionLocks(fixture.deps), waits = true } = {},
) {
  const { locks, held, go } = pausedAfter('bookings', real);
  const moved = changeClassSession(fixture.deps, fixture.staff, session, fields, locks);
  await held;
  const answer = other();
  if (waits) await waitForBlockedStatements(fixture);
  else await answer;
  go();
  return { moved: await moved, answer: await answer };
}

test('a member who books while a class is moved waits, and books the new time', async () => {
  const { id } = await aMonday();
  const member = await fixture.createMember();
  const { answer } = await whileMoving(id, at('2026-11-23T18:00:00Z'), () => member.book(id));
  expect(answer.status).toBe(201);
  expect(await bookingOf(member, answer.body.id)).toMatchObject({
    status: 'confirmed',
    session: { starts_at: '2026-11-23T18:00:00.000Z' },
  });
  const { rows } = await sql<{ starts_at: Date }>`
    SELECT starts_at FROM bookings WHERE id = ${answer.body.id}`.execute(fixture.deps.db);
  expect(rows[0]?.starts_at.toISOString()).toBe('2026-11-23T18:00:00.000Z');
});

const shrinkWhileBooking = async (locks?: SessionLocks) => {
  const { id } = await aMonday();
  await booked(id);
  const shrink = { capacity: 1, ...at('2026-11-23T18:00:00Z') };
  const { db } = fixture.deps;
  // A booking holds the class from before the change begins until after it waits.
  const { pending } = await db.transaction().execute(async (tx) => {
    await tx.updateTable('class_sessions').set({ booked: 2 }).where('id', '=', id).execute();
    const pending = changeClassSession(fixture.deps, fixture.staff, id, shrink, locks).catch(
      (error: Error) => error,
    );
    await waitForBlockedStatements(fixture);
    return { pending };
  });
  return pending;
};

test('a place taken in that second counts when a class is moved and made smaller', async () => {
  expect(await shrinkWhileBooking()).toMatchObject({
    code: 'capacity_below_booked',
    details: { booked: 2 },
  });
});

test('without the lock of the class only the database would notice', async () => {
  expect(await shrinkWhileBooking(unlockedSession())).toBeInstanceOf(Error);
});

const checkIn = (booking: string) =>
  fixture.asStaff.post('/partner/check-ins/by-hand', { booking_id: booking });

/** A check-in that is not committed yet when the class is moved. */
const moveDuringCheckIn = async (locks = sessionLocks(fixture.deps)) => {
  const { id } = await aMonday();
  const { id: booking } = await booked(id);
  fixture.clock.set('2026-11-23T15:40:00Z');
  const { pending } = await fixture.deps.db.transaction().execute(async (tx) => {
    await sql`UPDATE bookings SET status = 'completed' WHERE id = ${booking}`.execute(tx);
    const move = at('2026-11-23T19:00:00Z');
    const pending = changeClassSession(fixture.deps, fixture.staff, id, move, locks);
    await waitForBlockedStatements(fixture);
    return { pending };
  });
  return pending;
};

test('a class is not moved away from a member who is checked in that second', async () => {
  expect(await moveDuringCheckIn()).toMatchObject({ code: 'class_has_check_ins' });
});

test('without the lock of the bookings it would be moved', async () => {
  const { countArrivals: bookings } = classHooks(fixture.deps);
  const moved = await moveDuringCheckIn({ ...sessionLocks(fixture.deps), bookings });
  expect(moved).toMatchObject({ starts_at: '2026-11-23T19:00:00.000Z' });
});

test('a member who is checked in while a class is moved waits, and is too early', async () => {
  const { id } = await aMonday();
  const { id: booking } = await booked(id);
  fixture.clock.set('2026-11-23T15:40:00Z');
  const { answer } = await whileMoving(id, at('2026-11-23T19:00:00Z'), () => checkIn(booking));
  expect(answer.body.code).toBe('check_in_too_early');
});

/** A member cancels late, accepting no cost, while the class is moved far. */
const cancelWhileMoving = async (options?: { real: SessionLocks; waits: boolean }) => {
  const { id } = await aMonday();
  const { member, id: booking } = await booked(id);
  fixture.clock.set('2026-11-23T10:00:00Z');
  const cancel = () => member.post(`/bookings/${booking}/cancel`, { accept_cost: 'free' });
  const { answer } = await whileMoving(id, at('2026-11-23T19:00:00Z'), cancel, options);
  return answer;
};

test('a member who cancels while a class is moved far waits, and cancels free', async () => {
  expect((await cancelWhileMoving()).body).toMatchObject({ status: 'cancelled' });
});

test('without the lock of the members and the class the cancellation would cost a visit', async () => {
  const answer = await cancelWhileMoving({ real: unlockedSession(), waits: false });
  expect(answer.body.code).toBe('cancellation_costs_visit');
});

/** A place is freed while the class is moved to three hours from now. */
const promoteWhileMoving = async (options?: { real: SessionLocks; waits: boolean }) => {
  const { id } = await aMonday({ capacity: 1 });
  const [holder, waiting] = [await booked(id), await booked(id)];
  const cancel = () => holder.member.post(`/bookings/${holder.id}/cancel`, { accept_cost: 'free' });
  await whileMoving(id, at('2026-11-18T14:00:00Z'), cancel, options);
  return bookingOf(waiting.member, waiting.id);
};

test('a place freed while a class is moved is given by the rules of the new time', async () => {
  expect(await promoteWhileMoving()).toMatchObject({ status: 'pending', pending_for: 'offer' });
});

test('without those locks it would be confirmed by the rules of the old time', async () => {
  const options = { real: unlockedSession(), waits: false };
  expect(await promoteWhileMoving(options)).toMatchObject({ status: 'confirmed' });
});

/** The class changes to 19:00 while one session is moved to 20:00 and not committed yet. */
const editDuringMove = async (locked: boolean) => {
  const { template, id } = await aMonday();
  const change = {
    version: 1,
    weekly: [{ weekday: 1, start: '19:00' }],
    apply_to_booked: false,
    reason: '',
  };
  const { edited, moved } = await whileAuditLogLocked(fixture, async () => {
    const moved = changeClassSession(fixture.deps, fixture.staff, id, at('2026-11-23T18:00:00Z'));
    await waitForBlockedStatements(fixture, 1);
    const unlocked = { template: lockTemplate, sessions: async () => undefined };
    const edited = changeClassTemplate(
      fixture.deps,
      fixture.staff,
      template,
      change,
      ...(locked ? [] : [unlocked]),
    );
    await waitForBlockedStatements(fixture, 2);
    return { edited, moved };
  });
  await Promise.all([edited, moved]);
  return (await fixture.sessionsOf(template)).map(({ starts_at }) => starts_at.toISOString());
};

test('a change of the class leaves a session that is moved by hand in that second', async () => {
  expect(await editDuringMove(true)).toEqual(['2026-11-23T18:00:00.000Z']);
});

test('without the lock of the sessions it would be moved again', async () => {
  expect(await editDuringMove(false)).toEqual(['2026-11-23T17:00:00.000Z']);
});

test('of two who move one session at once, both members are notified, and the last one counts', async () => {
  const { id, template } = await aMonday();
  const { id: booking } = await booked(id);
  const starts = ['2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z'];
  const answers = await Promise.all(
    starts.map((start) => fixture.asStaff.patch(`/partner/class-sessions/${id}`, at(start))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [session] = await fixture.sessionsOf(template);
  const { rows } = await sql<{ starts_at: Date; moved_from: Date }>`
    SELECT starts_at, moved_from FROM bookings WHERE id = ${booking}`.execute(fixture.deps.db);
  expect(rows[0]).toEqual({ starts_at: session?.starts_at, moved_from: new Date(MONDAY) });
});
