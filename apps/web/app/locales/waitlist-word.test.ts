import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';

/* The waitlist has one name on every screen, in every email and in every error. */

const folders = [
  new URL('.', import.meta.url),
  new URL('../../../api/src/locales/', import.meta.url),
];

/** Other names of the waitlist. */
const otherNames = {
  en: /\blines?\b|\bqueue/i,
  fr: /(?<!« )\bfiles?\b/i,
  de: /\b(Reihe|Schlange|anstellen|stell dich an|einreihen)\b/i,
};
/** Words that are wrong for a waitlist, but stand elsewhere: an application waits too. */
const otherNamesOfWaitlists = {
  en: /\bwait(s|ing)?\b/i,
  fr: /\ben attente\b|\bmes attentes\b/i,
  de: /\bwarte(n|t|st)?\b/i,
};
const isAboutWaitlists = /waitlist/i;
/** A statement has lines, and a desk without a network queues check-ins: neither is a waitlist. */
const isAboutOtherThings = /statement|dispute|\.line_|\boffline\b|queue/i;

function textsOf(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const textsIn = (language: string) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(`${language}/`, folder))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        textsOf(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')), file),
      ),
  );

test.each(languages)('the waitlist has no other name, %s', (language) => {
  const texts = textsIn(language).filter(([path]) => !isAboutOtherThings.test(path));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => otherNames[language].test(text))).toEqual([]);
});

test.each(languages)('texts about the waitlist call it by its name, %s', (language) => {
  const about = textsIn(language).filter(([path]) => isAboutWaitlists.test(path));
  expect(about.length).toBeGreaterThan(20);
  expect(about.filter(([, text]) => otherNamesOfWaitlists[language].test(text))).toEqual([]);
});
