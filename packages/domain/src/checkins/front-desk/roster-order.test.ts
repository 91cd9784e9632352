import { expect, test } from 'vitest';
import { rosterOrder } from './roster-order.ts';

test('people to come are first, people who arrived are after all who still need something', () => {
  const entries = [
    { name: 'Arrived', status: 'completed' as const },
    { name: 'Waits', status: 'waitlisted' as const },
    { name: 'To come', status: 'confirmed' as const },
    { name: 'Unpaid', status: 'pending' as const },
    { name: 'Missed', status: 'no_show' as const },
    { name: 'To come too', status: 'confirmed' as const },
  ];
  expect(rosterOrder(entries).map(({ name }) => name)).toEqual([
    'To come',
    'To come too',
    'Missed',
    'Unpaid',
    'Waits',
    'Arrived',
  ]);
});
