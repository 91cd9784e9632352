import { beforeEach, expect } from 'vitest';
import { aVenue } from '../../../../test/builders.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';

let venue: string;
beforeEach(async () => {
  venue = await aVenue(fixture.deps.db, { organisation_id: fixture.organisation });
});

const path = () => `/partner/venues/${venue}/closures`;
const reason = 'The boiler is replaced';

/** A class every day from 23 to 29 November at 18:00. */
async function daily() {
  const { id } = await fixture.create({
    venue_id: venue,
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '18:00' })),
    first_date: '2026-11-23',
    last_date: '2026-11-29',
  });
  return { id, sessions: await fixture.sessionsOf(id) };
}
const cancelledDates = async (id: string) =>
  (await fixture.sessionsOf(id))
    .filter(({ status }) => status === 'cancelled')
    .map(({ local_date }) => local_date);

test('a range of days is previewed, then closed at once with its bookings', async () => {
  const { id, sessions } = await daily();
  const member = await fixture.createMember();
  const booking = (await member.book(sessions[1]?.id ?? '')).body.id;
  const days = { first_date: '2026-11-24', last_date: '2026-11-26' };
  expect((await fixture.asStaff.post(`${path()}/preview`, days)).body).toMatchObject({
    sessions: 3,
    told: 1,
    booked: 1,
    first_sessions: [{ new_starts_at: null, booked: 1 }, {}, {}],
  });
  expect(await cancelledDates(id)).toEqual([]);
  const { status, body } = await fixture.asStaff.post(path(), { ...days, reason });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.items).toEqual(
    ['2026-11-24', '2026-11-25', '2026-11-26'].map((local_date) => ({
      local_date,
      reason,
      cancelled_sessions: 1,
    })),
  );
  expect(await cancelledDates(id)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  expect((await member.get(`/bookings/${booking}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: reason,
  });
  await fixture.dispatchEvents();
  const [notification] = (await member.get('/notifications')).body;
  expect(notification).toMatchObject({ type: 'class_cancelled' });
  expect(notification.message).toContain(reason);
});

test('days that are over are listed for staff who look at their week', async () => {
  await daily();
  const days = { first_date: '2026-11-24', last_date: '2026-11-25', reason };
  expect((await fixture.asStaff.post(path(), days)).status).toBe(200);
  fixture.clock.set('2026-11-25T10:00:00Z');
  const datesOf = async (query: string) =>
    (await fixture.asStaff.get(path() + query)).body.items.map(
      ({ local_date }: { local_date: string }) => local_date,
    );
  expect(await datesOf('')).toEqual(['2026-11-25']);
  expect(await datesOf('?from=2026-11-23')).toEqual(['2026-11-24', '2026-11-25']);
  expect((await fixture.asStaff.get(`${path()}?from=2026-11-31`)).status).toBe(400);
});

test('one day by its address; lifting it revives nothing, and each session can be put back', async () => {
  const { id, sessions } = await daily();
  const closed = await fixture.asStaff.put(`${path()}/2026-11-24`, { reason });
  expect(closed.body).toEqual({ local_date: '2026-11-24', reason, cancelled_sessions: 1 });
  const other = { reason: 'The boiler, again' };
  expect((await fixture.asStaff.put(`${path()}/2026-11-24`, other)).body).toMatchObject(other);
  for (const _ of [1, 2])
    expect((await fixture.asStaff.delete(`${path()}/2026-11-24`)).status).toBe(204);
  expect((await fixture.asStaff.get(path())).body.items).toEqual([]);
  expect(await cancelledDates(id)).toEqual(['2026-11-24']);
  const restored = await fixture.asStaff.post(`/partner/class-sessions/${sessions[1]?.id}/restore`);
  expect(restored.body).toMatchObject({ status: 'scheduled', flags: [] });
});

test('a session that was moved to the day ends too; one that has begun does not', async () => {
  const { id, sessions } = await daily();
  await fixture.asStaff.patch(`/partner/class-sessions/${sessions[6]?.id}`, {
    local_date: '2026-11-23',
    start: '20:00',
  });
  fixture.clock.set('2026-11-23T16:10:00Z');
  await fixture.asStaff.put(`${path()}/2026-11-23`, { reason });
  const ended = (await fixture.sessionsOf(id)).filter(({ status }) => status === 'cancelled');
  expect(ended.map((one) => one.id)).toEqual([sessions[6]?.id]);
});

test('no session is created on a closed day', async () => {
  await fixture.asStaff.put(`${path()}/2026-11-24`, { reason });
  const { sessions } = await daily();
  expect(sessions.map(({ local_date }) => local_date)).not.toContain('2026-11-24');
});

test.each([
  [{ first_date: '2026-11-25', last_date: '2026-11-24', reason }, 'last_date'],
  [{ first_date: '2026-11-17', last_date: '2026-11-24', reason }, 'first_date'],
  [{ first_date: '2026-12-01', last_date: '2027-02-01', reason }, 'last_date'],
  [{ first_date: '2026-02-30', last_date: '2026-12-01', reason }, 'first_date'],
  [{ first_date: '2026-11-24', last_date: '2026-11-24', reason: '\t  ' }, 'reason'],
  [{ first_date: '2026-11-24', last_date: '2026-11-24', reason, refund: 1 }, 'refund'],
])('%o is refused at its field', async (body, field) => {
  const answer = await fixture.asStaff.post(path(), body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toMatchObject([{ field }]);
  expect((await fixture.asStaff.get(path())).body.items).toEqual([]);
});
