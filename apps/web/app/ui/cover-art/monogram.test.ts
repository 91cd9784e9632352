import { expect, test } from 'vitest';
import { monogramOf } from './monogram.ts';

test.each([
  ['Nafas Studio', 'NS'],
  ['Gemmayzeh Pilates Rooms', 'GP'],
  ['Le Souffle Saifi', 'SS'],
  ['Beit el Raqs', 'BR'],
  ['Sukoun', 'S'],
  ["L'Été & Co", 'LÉ'],
  ['نفس ستوديو', 'نس'],
  ['The', 'T'],
  ['', ''],
])('%s is shown as %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
