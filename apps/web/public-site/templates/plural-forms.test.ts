import { expect, test } from 'vitest';
import { formatCount, readPluralForms, writePluralForms } from './plural-forms.ts';

const forms = (texts: Record<string, string>) =>
  readPluralForms(
    writePluralForms(({ count, replace }) => {
      const form = count === 0 ? 'zero' : new Intl.PluralRules('fr').select(count);
      const { count: placeholder } = replace as { count: string };
      return (texts[form] ?? texts.other ?? '').replace('{{count}}', placeholder);
    }),
  );

test('the plural forms in a page format any count in its language', () => {
  const places = forms({ zero: 'Complet', one: '{{count}} place', other: '{{count}} places' });
  expect(formatCount(places, 0, 'fr')).toBe('Complet');
  expect(formatCount(places, 1, 'fr')).toBe('1 place');
  expect(formatCount(places, 7, 'fr')).toBe('7 places');
  expect(formatCount(places, 1234, 'de')).toBe('1.234 places');
});

test('a page without plural forms shows an empty text', () => {
  expect(formatCount(readPluralForms(undefined), 3, 'en')).toBe('');
});
