import type { PartnerClassSession } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { changedFields, sessionValuesOf } from './changed-fields.ts';

const session: PartnerClassSession = {
  id: 's1',
  class_template_id: 't1',
  venue_id: 'v1',
  title: 'Reformer Flow',
  starts_at: '2026-11-23T16:00:00.000Z',
  ends_at: '2026-11-23T16:50:00.000Z',
  time_zone: 'Asia/Beirut',
  local_date: '2026-11-23',
  local_start: '18:00',
  capacity: 8,
  booked: 0,
  arrived: 0,
  waitlisted: 0,
  status: 'scheduled',
  cancel_reason: null,
  booking_closes_at: '2026-11-23T15:55:00.000Z',
  trainer_id: 'maya',
  trainer_name: 'Maya',
  flags: [],
};
const values = sessionValuesOf(session);

test('a form that was not touched sends nothing', () => {
  expect(values).toMatchObject({ duration_minutes: 50, trainer_id: 'maya' });
  expect(changedFields(values, session)).toEqual({});
});

test('a new time is sent with its date, so that neither is guessed', () => {
  const moved = changedFields({ ...values, start: '19:00' }, session);
  expect(moved).toEqual({ local_date: '2026-11-23', start: '19:00' });
});

test('no trainer is null, and numbers that were typed are numbers', () => {
  const changed = { ...values, trainer_id: '', capacity: '12', duration_minutes: 60 };
  expect(changedFields(changed, session)).toEqual({
    trainer_id: null,
    capacity: 12,
    duration_minutes: 60,
  });
});

test('with other dates of the class no date is sent, and a scope alone is nothing', () => {
  const wider = { ...values, scope: 'all', local_date: '2026-11-24' } as const;
  expect(changedFields(wider, session)).toEqual({});
  expect(changedFields({ ...wider, start: '19:00' }, session)).toEqual({
    start: '19:00',
    scope: 'all',
  });
  const following = { ...values, scope: 'this_and_following', capacity: 12 } as const;
  expect(changedFields(following, session)).toEqual({ capacity: 12, scope: 'this_and_following' });
});
