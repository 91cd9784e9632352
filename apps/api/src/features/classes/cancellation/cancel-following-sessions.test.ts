import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';
import { extendSchedules } from '../schedule/extend-schedules.ts';

const path = (id: string) => `/partner/class-sessions/${id}/cancel`;
const following = { scope: 'this_and_following' };
const reason = 'We are moving house';

/** Four Mondays from 23 November on, at 08:00 and at 18:00. */
async function mondays() {
  const { id } = await fixture.create({
    weekly: [
      { weekday: 1, start: '08:00' },
      { weekday: 1, start: '18:00' },
    ],
    last_date: '2026-12-14',
  });
  return { id, sessions: await fixture.sessionsOf(id) };
}
const statusesOf = async (id: string) => (await fixture.sessionsOf(id)).map(({ status }) => status);

test('this and following: said before, then cancelled at once, told once, and the class ends', async () => {
  const { id, sessions } = await mondays();
  const evening = sessions[3]?.id ?? '';
  const member = await fixture.createMember();
  const places = [
    await member.book(sessions[0]?.id ?? ''),
    await member.book(evening),
    await (await fixture.createMember()).book(evening),
  ].map(({ body }) => body.id);
  const preview = await fixture.asStaff.post(`${path(evening)}/preview`, following);
  expect(preview.body).toMatchObject({ sessions: 5, told: 2, booked: 2 });
  expect(await statusesOf(id)).toEqual(Array(8).fill('scheduled'));
  const { status } = await fixture.asStaff.post(path(evening), { reason, ...following });
  expect(status).toBe(200);
  expect(await statusesOf(id)).toEqual([
    ...Array(3).fill('scheduled'),
    ...Array(5).fill('cancelled'),
  ]);
  expect((await member.get(`/bookings/${places[0]}`)).body.status).toBe('confirmed');
  expect((await member.get(`/bookings/${places[1]}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: reason,
  });
  expect(await fixture.eventsOf(places[2])).toEqual(['booking.confirmed', 'booking.cancelled']);
  const template = (await fixture.asStaff.get(`/partner/class-templates/${id}`)).body;
  expect(template).toMatchObject({ last_date: '2026-11-30', version: 2 });
  await extendSchedules(fixture.deps);
  expect(await fixture.sessionsOf(id)).toHaveLength(8);
  // A change of the class leaves the cancelled ones cancelled, and creates none beside them.
  const later = { version: 2, capacity: 9 };
  await fixture.asStaff.patch(`/partner/class-templates/${id}`, later);
  expect((await statusesOf(id)).filter((one) => one === 'cancelled')).toHaveLength(5);
});

test('a member who loses several dates by one cancellation gets one mail about them', async () => {
  const { sessions } = await mondays();
  const [first = '', second = ''] = [sessions[1]?.id, sessions[3]?.id];
  const [both, one] = [await fixture.createMember(), await fixture.createMember()];
  for (const date of [first, second]) await both.book(date);
  await one.book(first);
  await fixture.asStaff.post(path(first), { reason, ...following });
  await fixture.dispatchEvents();
  const cancelled = async (member: typeof both) =>
    (await member.get('/notifications')).body.filter(
      ({ type }: { type: string }) => type === 'class_cancelled',
    );
  expect(await cancelled(both)).toMatchObject([
    {
      title: '2 classes cancelled',
      message: expect.stringMatching(
        /Reason: We are moving house\. .* None of them uses a visit\.$/,
      ),
    },
  ]);
  expect(await cancelled(one)).toMatchObject([{ title: 'Class cancelled: Reformer Flow' }]);
  const mails = await fixture.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('user_id', '=', both.id)
    .where('subject', 'like', '%cancelled%')
    .execute();
  expect(mails).toEqual([{ subject: '2 classes cancelled' }]);
});

test('without a scope only the one session is cancelled, and the class goes on', async () => {
  const { id, sessions } = await mondays();
  await fixture.asStaff.post(path(sessions[3]?.id ?? ''), { reason });
  expect((await statusesOf(id)).filter((one) => one === 'cancelled')).toHaveLength(1);
  const template = (await fixture.asStaff.get(`/partner/class-templates/${id}`)).body;
  expect(template.last_date).toBe('2026-12-14');
});

test.each([
  [{ reason: '   ' }, 'reason'],
  [{ reason: 'Heating\u202eout' }, 'reason'],
  [{ reason, scope: 'all' }, 'scope'],
  [{ reason, refund: true }, 'refund'],
])('%o is refused at its field, and nothing is cancelled', async (body, field) => {
  const { id, sessions } = await mondays();
  const answer = await fixture.asStaff.post(path(sessions[0]?.id ?? ''), body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toMatchObject([{ field }]);
  expect(await statusesOf(id)).not.toContain('cancelled');
});
