import { expect, test } from 'vitest';
import { groupMemberCode, readMemberCode } from './member-code.ts';

test('a member code is read as it is written, in any case, with spaces and dashes', () => {
  for (const typed of ['AB3DEFG7HJ', 'ab3de fg7hj', ' AB3DE-FG7HJ '])
    expect(readMemberCode(typed)).toBe('AB3DEFG7HJ');
});

test('a name or an email address is not a member code', () => {
  for (const typed of ['Salma', 'Joëlle Nader', 'salma@pulse.test', ''])
    expect(readMemberCode(typed)).toBe(null);
});

test('a code is grouped so that it can be compared', () => {
  expect(groupMemberCode('AB3DEFG7HJ')).toBe('AB3DE FG7HJ');
  expect(groupMemberCode('0123456789AB')).toBe('0123 4567 89AB');
});
