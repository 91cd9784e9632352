import type { SessionToCover } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { CANCELLED, coverRequest, doubleBooked, NO_TRAINER } from './cover-choices.ts';

const sessionAt = (
  id: string,
  start: string,
  suggested_trainer_id: string | null,
): SessionToCover => ({
  id,
  title: 'Reformer Flow',
  venue_name: 'Nafas',
  starts_at: `2026-11-24T${start}:00.000Z`,
  ends_at: new Date(Date.parse(`2026-11-24T${start}:00.000Z`) + 3_600_000).toISOString(),
  time_zone: 'Asia/Beirut',
  local_date: '2026-11-24',
  local_start: start,
  booked: 1,
  waitlisted: 0,
  substitutes: [
    { id: 'maya', name: 'Maya', teaches: true },
    { id: 'rami', name: 'Rami', teaches: false },
  ],
  suggested_trainer_id,
});
const sessions = [
  sessionAt('a', '10:00', 'maya'),
  sessionAt('b', '10:30', null),
  sessionAt('c', '12:00', 'maya'),
];

test('as suggested, and cancelled with the reason where no one is suggested', () => {
  expect(coverRequest(sessions, {}, ' Maya is ill ')).toEqual({
    substitutes: [
      { class_session_id: 'a', trainer_id: 'maya' },
      { class_session_id: 'c', trainer_id: 'maya' },
    ],
    cancelled: ['b'],
    reason: 'Maya is ill',
  });
});

test('no trainer is null, and a reason is sent only where something is cancelled', () => {
  const choices = { a: NO_TRAINER, b: 'rami' };
  expect(coverRequest(sessions, choices, 'ill')).toEqual({
    substitutes: [
      { class_session_id: 'a', trainer_id: null },
      { class_session_id: 'b', trainer_id: 'rami' },
      { class_session_id: 'c', trainer_id: 'maya' },
    ],
    cancelled: [],
    reason: '',
  });
});

test('a trainer chosen for two classes at once is named, and for one after the other is not', () => {
  expect(doubleBooked(sessions, { b: 'maya' })).toEqual([{ id: 'maya', name: 'Maya' }]);
  expect(doubleBooked(sessions, {})).toEqual([]);
  expect(doubleBooked(sessions, { a: CANCELLED, b: CANCELLED })).toEqual([]);
});
