import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const written = (...cells: Parameters<typeof writeCsv>[0][number]) =>
  writeCsv([cells]).toString().slice(1);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'a text that begins like %j stays a text',
  (text) => {
    expect(written(text).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('numbers stay numbers, also negative ones; quotes, commas and lines stay in their cell', () => {
  expect(written(-3, { digits: '-18.50' }, null)).toBe('-3,-18.50,\r\n');
  expect(written('Flow, “slow”', 'say "yes"', 'two\nlines')).toBe(
    '"Flow, “slow”","say ""yes""","two\nlines"\r\n',
  );
  expect(writeCsv([['é']])[0]).toBe(0xef);
});
