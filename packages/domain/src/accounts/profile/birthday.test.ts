import { expect, test } from 'vitest';
import { birthdayError } from './birthday.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-22', 'birthday_in_future'],
  ['2026-11-21', 'birthday_under_age'],
  ['2008-11-22', 'birthday_under_age'],
  ['2008-11-21', null],
  ['1994-03-27', null],
  ['1906-11-21', null],
  ['1906-11-20', 'birthday_too_long_ago'],
  ['0001-01-01', 'birthday_too_long_ago'],
])('born on %s, on 21 November 2026: %s', (birthday, error) => {
  expect(birthdayError(birthday, today)).toBe(error);
});

test('a person born on 29 February turns 18 on 1 March of a common year', () => {
  expect(birthdayError('2008-02-29', '2026-02-28')).toBe('birthday_under_age');
  expect(birthdayError('2008-02-29', '2026-03-01')).toBeNull();
});
