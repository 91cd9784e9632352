import { expect, test } from 'vitest';
import { correctSearchText } from './correct-search.ts';

test('a misspelt word is replaced by the most similar name', () => {
  const unknown = [{ word: 'zurch', names: ['Winterthur', 'Zürich Boulder'] }];
  expect(correctSearchText('yoga in zurch, monday', unknown)).toBe('yoga in Zürich, monday');
});

test('activities and days are corrected without a name that is similar', () => {
  const unknown = ['yogga', 'mondey', 'padle'].map((word) => ({ word, names: [] }));
  expect(correctSearchText('yogga mondey', unknown)).toBe('yoga monday');
  expect(correctSearchText('padle', unknown)).toBe('padel');
});

test('nothing is suggested for a word that is like no other, or too short', () => {
  expect(correctSearchText('qwrtz', [{ word: 'qwrtz', names: ['Zürich'] }])).toBeNull();
  expect(correctSearchText('zur', [{ word: 'zur', names: ['Sur'] }])).toBeNull();
  expect(correctSearchText('yoga', [])).toBeNull();
});
