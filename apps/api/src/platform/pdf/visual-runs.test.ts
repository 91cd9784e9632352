import { expect, test } from 'vitest';
import { visualRuns } from './visual-runs.ts';

test.each([
  ['Rita Haddad', ['Rita Haddad']],
  ['Zoë Müller-Çelik', ['Zoë Müller-Çelik']],
  // One run: the font itself writes it from the right.
  ['ريتا حداد', ['ريتا حداد']],
  ['דנה לוי', ['דנה לוי']],
  ['ريتا Rita Haddad', ['Rita Haddad', ' ', 'ريتا']],
  ['Studio ريتا حداد 12', ['Studio', ' ', 'ريتا حداد', ' ', '12']],
  ['شارع 12 بيروت', ['بيروت', ' ', '12', ' ', 'شارع']],
  ['', []],
])('%s is drawn from left to right as %j', (line, runs) => {
  expect(visualRuns(line)).toEqual(runs);
});

test('no character is lost or doubled', () => {
  const line = 'Pulse (نبض) — 24/7 · קצב!';
  const sorted = (text: string) => [...text].sort().join('');
  expect(sorted(visualRuns(line).join(''))).toBe(sorted(line));
});
