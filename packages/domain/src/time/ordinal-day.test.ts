import { expect, test } from 'vitest';
import { withOrdinalDay } from './ordinal-day.ts';

const december = (day: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', { ...options, timeZone: 'UTC' }).format(
    Date.UTC(2026, 11, day, 11),
  );

test.each<[number, Intl.DateTimeFormatOptions, string]>([
  [1, { day: 'numeric', month: 'long' }, '1er décembre'],
  [
    1,
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    'mardi 1er décembre 2026',
  ],
  [2, { day: 'numeric', month: 'long' }, '2 décembre'],
  [11, { day: 'numeric', month: 'long' }, '11 décembre'],
  [21, { day: 'numeric', month: 'short' }, '21 déc.'],
  [1, { month: 'long', year: 'numeric' }, 'décembre 2026'],
])(
  'in French, day %i is written with its ordinal only if it is the first',
  (day, options, text) => {
    expect(withOrdinalDay('fr', december(day, options))).toBe(text);
  },
);

test('other languages and times stay as they are', () => {
  expect(withOrdinalDay('en', '1 December')).toBe('1 December');
  expect(withOrdinalDay('fr', '18:01')).toBe('18:01');
});
