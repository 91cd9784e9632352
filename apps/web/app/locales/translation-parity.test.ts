import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';

const folder = new URL('.', import.meta.url);
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.json'));
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));

/** Every text under its path: `status.full` becomes `status.full`, a list item `items.0.question`. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, value]) =>
    textsOf(value, path ? `${path}.${key}` : key),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)/g)].map((hit) => hit[1]).sort();
const tags = (text: string) => [...text.matchAll(/<(\/?\w+)/g)].map((hit) => hit[1]).sort();

test('every language has the same files', () => {
  for (const language of languages) expect(filesOf(language)).toEqual(filesOf('en'));
});

describe.each(filesOf('en'))('%s', (file) => {
  const english = new Map(textsOf(read('en', file)));

  test.each(['fr', 'de'])('has the same keys in %s', (language) => {
    const others = textsOf(read(language, file)).map(([key]) => key.replace(pluralSuffix, ''));
    const ours = [...english.keys()].map((key) => key.replace(pluralSuffix, ''));
    expect([...new Set(others)].sort()).toEqual([...new Set(ours)].sort());
  });

  test.each(languages)('has a form for every plural in %s', (language) => {
    const keys = textsOf(read(language, file)).map(([key]) => key);
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set(
      keys.filter((key) => pluralSuffix.test(key)).map((key) => key.replace(pluralSuffix, '')),
    );
    const missing = [...counted].flatMap((key) =>
      wanted.map((category) => `${key}_${category}`).filter((form) => !keys.includes(form)),
    );
    expect(missing).toEqual([]);
  });

  test.each(['fr', 'de'])('carries the same facts and marks in %s', (language) => {
    for (const [key, text] of textsOf(read(language, file))) {
      const source = english.get(key) ?? english.get(key.replace(pluralSuffix, '_other'));
      if (source === undefined) continue;
      const known = placeholders(source);
      expect(
        placeholders(text).filter((name) => !known.includes(name)),
        key,
      ).toEqual([]);
      expect(tags(text), key).toEqual(tags(source));
    }
  });

  test.each(languages)('has no empty text in %s', (language) => {
    expect(textsOf(read(language, file)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
