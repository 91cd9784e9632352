import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j stays text', (cell) => {
  const [line = ''] = writeCsv([[cell]])
    .slice(1)
    .split('\r\n');
  expect(line.replace(/^"/, '')).toMatch(/^'/);
});

test('commas, quotes and line breaks stay in their cell, numbers stay numbers', () => {
  const file = writeCsv([
    ['name', 'amount'],
    ['Haddad, "Salma"\nBeirut', -3],
  ]);
  expect(file).toBe('\uFEFFname,amount\r\n"Haddad, ""Salma""\nBeirut",-3\r\n');
});
