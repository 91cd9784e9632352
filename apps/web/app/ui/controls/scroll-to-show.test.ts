import { expect, test } from 'vitest';
import { scrollToShow } from './scroll-to-show.ts';

// Seven days of 62 pixels on a phone of 350.
const strip = { width: 58, stripWidth: 350 };

test.each([
  ['Sunday, the last day, is brought into sight', { start: 6 * 62, scroll: 0 }, 80],
  ['Monday is again, after Sunday', { start: 0, scroll: 80 }, 0],
  ['a day that is shown moves nothing', { start: 3 * 62, scroll: 80 }, 80],
])('%s', (_, day, expected) => {
  expect(scrollToShow({ ...strip, ...day })).toBe(expected);
});
