import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { languageOptions } from '../language-options.ts';
import { languages } from '../languages.ts';
import { type FindTranslations, translate } from './translate.ts';

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

function keysOf(tree: unknown, path = ''): string[] {
  if (typeof tree === 'string') return [path];
  // The product reads lists as a whole, other groups of texts never.
  const own = Array.isArray(tree) ? [path] : [];
  return [
    ...own,
    ...Object.entries(tree as object).flatMap(([key, value]) =>
      keysOf(value, path ? `${path}.${key}` : key),
    ),
  ];
}

test.each(languages)('every key in %s reads as in i18next, with every count', async (lng) => {
  const resources = translationsOf(lng);
  const real = createInstance();
  const interpolation = { escapeValue: false };
  await real.init({
    ...languageOptions,
    lng,
    fallbackLng: false,
    interpolation,
    resources: { [lng]: resources },
  });
  const theirs = real.t as unknown as (key: string, options: object) => unknown;
  const names = JSON.stringify(resources).matchAll(/\{\{\s*(\w+)/g);
  const values = Object.fromEntries([...names].map(([, name]) => [name, `«${name}»`]));
  let compared = 0;
  for (const [ns, tree] of Object.entries(resources)) {
    const keys = keysOf(tree).flatMap((key) => [
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

test('a namespace before the key, or in the options, says where the text is read', () => {
  const trees: Record<string, TranslationTree> = {
    shared: { yes: 'Yes' },
    partners: { no: 'No {{name}}' },
  };
  const find = (name: string) => trees[name];
  expect(translate('en', ['partners'], find, 'shared:yes')).toBe('Yes');
  expect(translate('en', ['partners'], find, 'yes', { ns: 'shared' })).toBe('Yes');
  expect(translate('en', ['partners', 'shared'], find, 'yes')).toBe('Yes');
  expect(translate('en', ['partners'], find, 'no', { name: 'Rana' })).toBe('No Rana');
  expect(translate('en', ['partners'], find, 'missing.key')).toBe('missing.key');
});
