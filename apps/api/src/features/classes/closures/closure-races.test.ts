import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  waitForBlockedStatements,
  whileAuditLogLocked,
} from '../../../../test/database/race-conditions.ts';
import type { TestMember } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';
import { changeClassSession } from '../reschedule/change-class-session.ts';
import { closeVenue } from './close-venue.ts';
import { CLOSURE_LOCKS, type ClosureLocks, NO_CLOSURE_LOCKS } from './sessions-to-close.ts';

/* Closures against moves and bookings of that second, with their negative controls. */

async function aMonday() {
  const { id } = await fixture.create({ last_date: '2026-11-23' });
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

/** A session is moved to a day that is closed before the move is committed. */
const closeDuringMove = async (date: string, locks: ClosureLocks) => {
  const { template, id } = await aMonday();
  const days = { first_date: date, last_date: date, reason: 'Works' };
  const { closed, moved } = await whileAuditLogLocked(fixture, async () => {
    const moved = changeClassSession(fixture.deps, fixture.staff, id, { local_date: date });
    await waitForBlockedStatements(fixture, 1);
    const closed = closeVenue(fixture.deps, fixture.staff, fixture.venue, days, locks);
    await waitForBlockedStatements(fixture, 2);
    return { closed, moved };
  });
  await Promise.all([closed, moved]);
  const [session] = await fixture.sessionsOf(template);
  return session?.status;
};

test('a session that is moved to a day in the second in which it is closed ends with it', async () => {
  expect(await closeDuringMove('2026-12-01', CLOSURE_LOCKS)).toBe('cancelled');
});

test('without the lock of the venue it would be left on the closed day', async () => {
  expect(await closeDuringMove('2026-12-02', NO_CLOSURE_LOCKS)).toBe('scheduled');
});

test('a member who books in the second in which a venue closes is refused, or loses the place at once', async () => {
  const { id } = await aMonday();
  const [before, during] = [await booked(id), await fixture.createMember()];
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const days = { first_date: '2026-11-23', last_date: '2026-11-23', reason: 'Works' };
  const closed = closeVenue(fixture.deps, fixture.staff, fixture.venue, days, {
    ...CLOSURE_LOCKS,
    sessions: async (...args) => {
      await CLOSURE_LOCKS.sessions(...args);
      held.resolve();
      await gate.promise;
    },
  });
  await held.promise;
  const booking = during.book(id);
  await waitForBlockedStatements(fixture);
  gate.resolve();
  await closed;
  expect((await booking).body.code).toBe('class_cancelled');
  expect(await bookingOf(before.member, before.id)).toMatchObject({ status: 'cancelled' });
  expect(await fixture.counters(id)).toEqual({ booked: 0, waitlisted: 0 });
  await fixture.asStaff.delete(`/partner/venues/${fixture.venue}/closures/2026-11-23`);
});

test('a booking that is made just before the closure ends with the class', async () => {
  const { id } = await aMonday();
  const member = await fixture.createMember();
  const days = { first_date: '2026-11-23', last_date: '2026-11-23', reason: 'Works' };
  const { closed, booking } = await fixture.deps.db.transaction().execute(async (blocker) => {
    await sql`SELECT FROM class_sessions WHERE id = ${id} FOR NO KEY UPDATE`.execute(blocker);
    const booking = member.book(id);
    await waitForBlockedStatements(fixture, 1);
    const closed = closeVenue(fixture.deps, fixture.staff, fixture.venue, days);
    await waitForBlockedStatements(fixture, 2);
    return { closed, booking };
  });
  const { status, body } = await booking;
  await closed;
  // Either may come first; in both cases no member holds a place in a class that does not take place.
  if (status === 201)
    expect(await bookingOf(member, body.id)).toMatchObject({ cancelled_by: 'venue' });
  else expect(body.code).toBe('class_cancelled');
  expect(await fixture.counters(id)).toEqual({ booked: 0, waitlisted: 0 });
  await fixture.asStaff.delete(`/partner/venues/${fixture.venue}/closures/2026-11-23`);
});
