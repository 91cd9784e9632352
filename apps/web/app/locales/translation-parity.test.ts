import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';

const folder = new URL('.', import.meta.url);
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.json'));
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));

/** Returns every text with its path: `status.full`, in a list `items.0.question`. */
function textsOf(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    textsOf(value, path ? `${path}.${key}` : key),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]).sort();
const tags = (text: string) => [...text.matchAll(/<(\/?\w+)/g)].map((match) => match[1]).sort();

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
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set(
      keys.filter((key) => pluralSuffix.test(key)).map((key) => key.replace(pluralSuffix, '')),
    );
    const missing = [...counted].flatMap((key) =>
      categories.map((category) => `${key}_${category}`).filter((form) => !keys.includes(form)),
    );
    expect(missing).toEqual([]);
  });

  test.each(['fr', 'de'])('has the same placeholders and tags in %s', (language) => {
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
