import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfOfPage } from './pdf-of-page.ts';

const grey = Uint8Array.from({ length: 6 }, (_, index) => index * 40);
const page = {
  pixels: deflateSync(grey),
  width: 3,
  height: 2,
  paper: { width: 210, height: 297 },
  title: 'Nafas Studio (Hof)',
  language: 'de',
  alt: 'Aushang: نفس, Tür',
};
const read = async () => Buffer.from(await pdfOfPage(page).arrayBuffer());

test('the table names where each object begins, and the end where the table begins', async () => {
  const file = await read();
  const latin1 = file.toString('latin1');
  expect(latin1).toMatch(/^%PDF-1\.7\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(latin1)?.[1]);
  expect(latin1.slice(table, table + 4)).toBe('xref');
  const offsets = [...latin1.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(9);
  offsets.forEach((offset, index) => {
    expect(latin1.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
});

test('the page is A4 and contains the picture unchanged', async () => {
  const file = await read();
  const latin1 = file.toString('latin1');
  expect(latin1).toContain('/MediaBox [0 0 595.276 841.890]');
  expect(latin1).toContain('/Width 3 /Height 2');
  const length = Number(/FlateDecode \/Length (\d+)/.exec(latin1)?.[1]);
  const start = latin1.indexOf('stream\n') + 'stream\n'.length;
  expect([...inflateSync(file.subarray(start, start + length))]).toEqual([...grey]);
});

test('title, language and description are readable in any script', async () => {
  const latin1 = (await read()).toString('latin1');
  const texts = [...latin1.matchAll(/<FEFF([0-9a-f]+)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
  expect(texts).toEqual(['de', 'Aushang: نفس, Tür', 'Nafas Studio (Hof)']);
});
