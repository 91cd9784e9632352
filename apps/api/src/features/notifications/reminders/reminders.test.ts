import { afterEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aBookingRow, aClassSession, aMember } from '../../../../test/builders.ts';

afterEach(async () => {
  await api.deps.db.deleteFrom('bookings').execute();
  await api.deps.db.deleteFrom('notifications').execute();
  await api.deps.db.deleteFrom('mails').execute();
});

interface BookingOptions {
  startsAt: string;
  bookedAt?: string;
  status?: string;
  timeZone?: string;
}

async function insertBookingStartingAt({
  startsAt,
  bookedAt,
  status,
  timeZone,
}: BookingOptions): Promise<string> {
  const { db } = api.deps;
  const member = await aMember(api.deps, { timeZone });
  return aBookingRow(db, {
    user_id: member.id,
    class_session_id: await aClassSession(db, { starts_at: startsAt, title: 'Yoga' }),
    booked_at: bookedAt ?? '2026-11-01T12:00:00Z',
    ...(status && { status }),
  });
}

/** Runs the job at an instant and returns the titles of all notifications so far. */
async function remindedAt(instant: string): Promise<string[]> {
  api.clock.set(instant);
  await api.runJob('notifications.remind');
  await api.dispatchEvents();
  const rows = await api.deps.db
    .selectFrom('notifications')
    .select('title')
    .where('type', '=', 'class_reminder')
    .orderBy('created_at')
    .execute();
  return rows.map(({ title }) => title);
}

test('a member is reminded of a class 24 hours and 2 hours before it, once each', async () => {
  await insertBookingStartingAt({ startsAt: '2026-11-24T16:00:00Z' });
  expect(await remindedAt('2026-11-23T15:59:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-23T16:00:00Z')).toEqual(['In 24 hours: Yoga']);
  expect(await remindedAt('2026-11-23T16:01:00Z')).toHaveLength(1);
  expect(await remindedAt('2026-11-24T14:00:00Z')).toEqual([
    'In 24 hours: Yoga',
    'In 2 hours: Yoga',
  ]);
  expect(await remindedAt('2026-11-24T14:30:00Z')).toHaveLength(2);
  expect(await api.deps.db.selectFrom('mails').select('id').execute()).toHaveLength(2);
});

test('two workers that run at the same moment remind once', async () => {
  await insertBookingStartingAt({ startsAt: '2026-11-24T16:00:00Z' });
  api.clock.set('2026-11-23T16:00:00Z');
  await Promise.all([1, 2, 3].map(() => api.runJob('notifications.remind')));
  expect((await api.dispatchEvents()).dispatched).toBe(1);
});

test('a reminder due in the night of the member waits until seven in the morning', async () => {
  // In Tokyo the class is on the 24th at 23:30 UTC, 08:30 there; 2 h before it is 06:30, quiet.
  await insertBookingStartingAt({ startsAt: '2026-11-24T23:30:00Z', timeZone: 'Asia/Tokyo' });
  expect(await remindedAt('2026-11-24T21:30:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-24T21:59:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-24T22:00:00Z')).toEqual(['In 2 hours: Yoga']);
});

test('a class that itself begins in the night is reminded of in the night', async () => {
  await insertBookingStartingAt({ startsAt: '2026-11-24T04:30:00Z', timeZone: 'Asia/Beirut' });
  expect(await remindedAt('2026-11-24T02:30:00Z')).toEqual(['In 2 hours: Yoga']);
});

test('who books after a reminder would have been due does not get it late', async () => {
  await insertBookingStartingAt({
    startsAt: '2026-11-24T16:00:00Z',
    bookedAt: '2026-11-23T16:10:00Z',
  });
  expect(await remindedAt('2026-11-23T16:20:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-24T14:00:00Z')).toEqual(['In 2 hours: Yoga']);
});

test('only confirmed bookings are reminded of', async () => {
  await insertBookingStartingAt({ startsAt: '2026-11-24T16:00:00Z', status: 'waitlisted' });
  await insertBookingStartingAt({ startsAt: '2026-11-24T16:00:00Z', status: 'cancelled' });
  expect(await remindedAt('2026-11-23T16:00:00Z')).toEqual([]);
});

test('a class that was moved is reminded of again at its new time', async () => {
  const booking = await insertBookingStartingAt({ startsAt: '2026-11-24T16:00:00Z' });
  expect(await remindedAt('2026-11-23T16:00:00Z')).toHaveLength(1);
  await api.deps.db
    .updateTable('bookings')
    .set({ starts_at: '2026-11-25T12:00:00Z', ends_at: '2026-11-25T13:00:00Z' })
    .where('id', '=', booking)
    .execute();
  expect(await remindedAt('2026-11-24T12:00:00Z')).toHaveLength(2);
});
