import { expect, test } from 'vitest';
import { hasPassed, readPosition, toPosition } from './position.ts';

test('the later of two positions is the higher one as text', () => {
  expect(toPosition(1, '16/B374D848')).toBe('00000001/00000016/B374D848');
  expect(toPosition(1, '0/FFFFFFFF') < toPosition(1, '1/0')).toBe(true);
  expect(toPosition(1, '9/0') < toPosition(2, '8/0')).toBe(true);
});

test('a replica that a lost leader left behind has not passed what its successor committed', () => {
  const ahead = toPosition(1, '0/5000000');
  expect(hasPassed(ahead, toPosition(1, '0/4000000'))).toBe(true);
  expect(hasPassed(ahead, toPosition(2, '0/4000000'))).toBe(false);
  expect(hasPassed(toPosition(2, '0/4000000'), ahead)).toBe(false);
  expect(hasPassed(toPosition(2, '0/5000000'), ahead)).toBe(true);
});

test.each(['', '0/16B3748', '00000001/00000000/016b3748', '00000001/00000000/016B3748 '])(
  'what is no position is not taken for one: "%s"',
  (text) => expect(readPosition(text)).toBeNull(),
);
