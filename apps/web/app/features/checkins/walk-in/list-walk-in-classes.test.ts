import { expect, test } from 'vitest';
import { listWalkInClasses } from './list-walk-in-classes.ts';

const session = (id: string, start: string, booked: number, status: 'scheduled' | 'cancelled') => ({
  id,
  title: 'Vinyasa Flow',
  starts_at: `2026-11-21T${start}:00Z`,
  capacity: 12,
  booked,
  status,
});

test('a walk-in is offered the scheduled classes that start about now and have a free place', () => {
  const day = [
    session('over', '16:00', 3, 'scheduled'),
    session('running', '16:50', 3, 'scheduled'),
    session('full', '17:10', 12, 'scheduled'),
    session('cancelled', '17:10', 3, 'cancelled'),
    session('next', '17:30', 11, 'scheduled'),
    session('later', '18:30', 3, 'scheduled'),
  ];
  expect(listWalkInClasses(day, Date.parse('2026-11-21T17:00:00Z'))).toMatchObject([
    { class_session_id: 'running', free: 9 },
    { class_session_id: 'next', free: 1 },
  ]);
});
