import { expect, test } from 'vitest';
import { countForms } from '../count-forms.ts';
import { countWords, readCountForms } from './count-words.ts';

const forms = (words: Record<string, string>) =>
  readCountForms(
    countForms(({ count, replace }) => {
      const form = count === 0 ? 'zero' : new Intl.PluralRules('fr').select(count);
      const { count: mark } = replace as { count: string };
      return (words[form] ?? words.other ?? '').replace('{{count}}', mark);
    }),
  );

test('the forms that a page carries say any count in its language', () => {
  const places = { zero: 'Complet', one: '{{count}} place', other: '{{count}} places' };
  const carried = forms(places);
  expect(countWords(carried, 0, 'fr')).toBe('Complet');
  expect(countWords(carried, 1, 'fr')).toBe('1 place');
  expect(countWords(carried, 7, 'fr')).toBe('7 places');
  expect(countWords(carried, 1234, 'de')).toBe('1.234 places');
});

test('a page without forms says nothing rather than failing', () => {
  expect(countWords(readCountForms(undefined), 3, 'en')).toBe('');
});
