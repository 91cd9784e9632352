import { expect, test } from 'vitest';
import { completeTypedTime, readTypedTime } from './typed-time.ts';

test('a time is read as people type it', () => {
  for (const text of ['19:45', '19.45', '19h45', '1945', ' 19:45 '])
    expect(readTypedTime(text)).toBe('19:45');
  expect(readTypedTime('7:45')).toBe('07:45');
  expect(readTypedTime('0000')).toBe('00:00');
});

test('a text on its way to a time stays as it was typed', () => {
  for (const text of ['', '1', '19', '194', '19:', '19:4', '24:00', '19:60', 'noon'])
    expect(readTypedTime(text)).toBe(text);
});

test('on leaving the field an hour alone is a time, and so is one without its colon', () => {
  expect(completeTypedTime('9')).toBe('09:00');
  expect(completeTypedTime('19')).toBe('19:00');
  expect(completeTypedTime('945')).toBe('09:45');
  expect(completeTypedTime('19:45')).toBe('19:45');
  for (const text of ['', '24', '999', '19:', 'noon']) expect(completeTypedTime(text)).toBe(text);
});
