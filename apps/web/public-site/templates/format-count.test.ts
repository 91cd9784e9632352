import { expect, test } from 'vitest';
import { formatCount, readPluralForms } from './format-count.ts';
import { writePluralForms } from './write-plural-forms.ts';

const forms = (words: Record<string, string>) =>
  readPluralForms(
    writePluralForms(({ count, replace }) => {
      const form = count === 0 ? 'zero' : new Intl.PluralRules('fr').select(count);
      const { count: mark } = replace as { count: string };
      return (words[form] ?? words.other ?? '').replace('{{count}}', mark);
    }),
  );

test('the forms that a page carries say any count in its language', () => {
  const places = { zero: 'Complet', one: '{{count}} place', other: '{{count}} places' };
  const carried = forms(places);
  expect(formatCount(carried, 0, 'fr')).toBe('Complet');
  expect(formatCount(carried, 1, 'fr')).toBe('1 place');
  expect(formatCount(carried, 7, 'fr')).toBe('7 places');
  expect(formatCount(carried, 1234, 'de')).toBe('1.234 places');
});

test('a page without forms says nothing rather than failing', () => {
  expect(formatCount(readPluralForms(undefined), 3, 'en')).toBe('');
});
