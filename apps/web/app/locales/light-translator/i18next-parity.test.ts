import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { languageOptions } from '../language-options.ts';
import { languages } from '../languages.ts';
import * as reactI18n from './react-translator.ts';
import { type FindTranslations, translate } from './translate.ts';
import i18n from './translator.ts';

type TranslationTree = NonNullable<ReturnType<FindTranslations>>;

const folder = new URL('../', import.meta.url);
const counts = [0, 1, 2, 5, 21, 1_000_000];

function translationsOf(language: string): Record<string, TranslationTree> {
  const files = readdirSync(new URL(`${language}/`, folder));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')),
    ]),
  );
}

function keysOf(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return [path];
  // Lists are asked for whole; other groups of words never are.
  const own = Array.isArray(words) ? [path] : [];
  return [
    ...own,
    ...Object.entries(words as object).flatMap(([key, value]) =>
      keysOf(value, path ? `${path}.${key}` : key),
    ),
  ];
}

test.each(languages)('every key in %s reads as i18next reads it, at every count', async (lng) => {
  const resources = translationsOf(lng);
  const real = createInstance();
  await real.init({ ...languageOptions, lng, fallbackLng: false, resources: { [lng]: resources } });
  const theirs = real.t as unknown as (key: string, options: object) => unknown;
  const names = JSON.stringify(resources).matchAll(/\{\{\s*(\w+)/g);
  const values = Object.fromEntries([...names].map(([, name]) => [name, `«${name}»`]));
  let compared = 0;
  for (const [ns, words] of Object.entries(resources)) {
    const keys = keysOf(words).flatMap((key) => [
      key,
      key.replace(/_(zero|one|two|few|many|other)$/, ''),
    ]);
    for (const key of new Set(keys))
      for (const count of [undefined, ...counts]) {
        const options = {
          returnObjects: true,
          replace: values,
          ...(count === undefined ? {} : { count }),
        };
        const ours = translate(lng, [ns], (name) => resources[name], key, options);
        expect(ours, `${ns}:${key} at ${count}`).toEqual(theirs(key, { ...options, ns }));
        compared += 1;
      }
  }
  expect(compared).toBeGreaterThan(5000);
});

test('a namespace before the key, or in the options, is where the words come from', () => {
  const words: Record<string, TranslationTree> = {
    shared: { yes: 'Yes' },
    door: { no: 'No {{name}}' },
  };
  const find = (name: string) => words[name];
  expect(translate('en', ['door'], find, 'shared:yes')).toBe('Yes');
  expect(translate('en', ['door'], find, 'yes', { ns: 'shared' })).toBe('Yes');
  expect(translate('en', ['door', 'shared'], find, 'yes')).toBe('Yes');
  expect(translate('en', ['door'], find, 'no', { name: 'Rana' })).toBe('No Rana');
  expect(translate('en', ['door'], find, 'missing.key')).toBe('missing.key');
});

test('the app uses nothing of i18next that its stand-in does not have', () => {
  const app = new URL('../../', import.meta.url);
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('locales/runtime'))
    .map((file) => readFileSync(new URL(file, app), 'utf8'));
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bi18n\s*\.(\w+)/g)].map(([, name]) => name)),
  );
  expect(used.size).toBeGreaterThan(3);
  expect([...used].filter((name) => !(String(name) in i18n))).toEqual([]);
  const imported = sources.flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from 'react-i18next'/g),
  ]);
  const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  expect([...new Set(names)].filter((name) => !(name in reactI18n))).toEqual([]);
});
