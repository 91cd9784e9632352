import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASVS_LEVEL_2 } from './asvs-level-2.ts';
import { REPOSITORY, read } from './read-documents.ts';

const SECURITY = read('docs/SECURITY.md');
const REQUIREMENTS = read('docs/ASVS.md');
const STATES = ['holds', 'partly', 'does not hold', 'not applicable'];

/** The rows of the requirements: numbers, what is asked, state, and what shows it. */
const rows = REQUIREMENTS.split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([numbers = '', asks, state = '', shownBy = '', ...more]) => ({
    numbers: numbers.split(', '),
    asks,
    state,
    shownBy,
    more,
  }));

test('every requirement of level 2 is there once, and no other', () => {
  const expected = Object.entries(ASVS_LEVEL_2).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual(expected.sort());
});

test('every row has a state and says what shows it, or why it does not hold', () => {
  const incomplete = rows.filter(
    ({ asks, state, shownBy, more }) =>
      !asks || !STATES.includes(state) || shownBy.length < 4 || more.length > 0,
  );
  expect(incomplete).toEqual([]);
  const withoutProof = rows.filter(
    ({ state, shownBy }) => state === 'holds' && !/`.+\/.+`/.test(shownBy),
  );
  expect(withoutProof).toEqual([]);
});

test('the numbers in its introduction are those of the table', () => {
  const count = (state: string) =>
    rows.filter((row) => row.state === state).flatMap(({ numbers }) => numbers).length;
  const [holds, partly, not, other] = STATES.map(count);
  expect(REQUIREMENTS).toContain(
    `${holds} hold, ${partly} hold in part, ${not} do not, ${other} concern nothing that is here`,
  );
});

test('every file and every sentence that it names exists', () => {
  const named = [
    ...REQUIREMENTS.matchAll(/`((?:apps|packages|e2e|bench|docs)\/[^`]+)`(?: “([^”]+)”)?/g),
  ];
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ([, path = '', sentence]) =>
      !existsSync(join(REPOSITORY, path)) || (sentence && !read(path).includes(sentence)),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});

test('every key that the server derives is in the table', () => {
  const source = 'apps/api/src';
  const derived = readdirSync(join(REPOSITORY, source), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => usesOfKeys(read(join(source, path))));
  expect(derived.length).toBeGreaterThan(8);
  expect(derived.filter((use) => !SECURITY.includes(`\`${use}\``))).toEqual([]);
});

/** What keys are derived for, as the table writes it. */
function usesOfKeys(code: string): string[] {
  const uses = [...code.matchAll(/(deriveKeys|createEncryption)\([\w.]+, ['`]([^'`]+)['`]\)/g)];
  return uses
    .filter(([, , use]) => !use?.startsWith('seal:'))
    .map(([, by, use = '']) =>
      by === 'createEncryption' ? `seal:${use}` : use.replace(/\$\{\w+\}/, '…'),
    );
}
