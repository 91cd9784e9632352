import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { name: 'Flow', capacity: '8', days: [1, 3] };

test('what each of two changed is kept when it is not the same field', () => {
  const typed = { ...base, capacity: '10' };
  const current = { ...base, days: [1, 4] };
  expect(mergeChanges(base, typed, current)).toEqual({
    values: { name: 'Flow', capacity: '10', days: [1, 4] },
    changedElsewhere: ['days'],
    conflicts: [],
  });
});

test('of one field that both changed, what was typed is kept and named', () => {
  const typed = { ...base, name: 'Strong Flow' };
  const current = { ...base, name: 'Slow Flow', capacity: '12' };
  expect(mergeChanges(base, typed, current)).toEqual({
    values: { name: 'Strong Flow', capacity: '12', days: [1, 3] },
    changedElsewhere: ['name', 'capacity'],
    conflicts: ['name'],
  });
});

test('the same change on both sides is no conflict', () => {
  const same = { ...base, days: [2] };
  expect(mergeChanges(base, same, same)).toMatchObject({ values: same, conflicts: [] });
});
