import { expect, test } from 'vitest';
import {
  active,
  counter,
  RENEWS,
  usd,
  withoutSign,
  wordsOf,
} from '../../../test/membership-states.ts';
import {
  allowanceDateSentence,
  allowanceLimitText,
  allowanceNumber,
  monthSentence,
  priceSentence,
  yearlySaving,
} from './membership-sentences.ts';

test.each([
  ['month', 1, 2, 'restante sur 2'],
  ['today', 1, 2, 'restant sur 2'],
  ['today', 2, 2, 'restants sur 2'],
  ['plus', 0, 0, 'pas dans cette formule'],
] as const)('in French %s with %d of %d says "%s"', (kind, left, limit, expected) => {
  const { words } = wordsOf.fr;
  expect(allowanceLimitText(kind, counter({ used: limit - left, limit }), words)).toBe(expected);
});

test('an allowance without a limit says what was used, and when its plan ends', () => {
  const month = counter({ used: 3, booked: 1, limit: null });
  const cancelled = { ...active, cancel_at_period_end: true, renewal: null };
  const unlimited = { ...cancelled, allowance: { ...active.allowance, month } };
  const { words } = wordsOf.en;
  expect(allowanceNumber(month)).toBe(4);
  expect(monthSentence(unlimited, words)).toBe('4 visits used or booked, no limit');
  expect(allowanceDateSentence('month', unlimited, words)).toBe('Your plan ends on 24 December.');
});

test.each([
  ['en', 'US$39 today, then each month from 24 December, until you cancel.'],
  [
    'fr',
    '39 $US aujourd’hui, puis chaque mois à partir du 24 décembre, jusqu’à votre résiliation.',
  ],
  ['de', '39 $ heute, dann jeden Monat ab dem 24. Dezember, bis du kündigst.'],
] as const)('before paying, in %s: %s', (language, expected) => {
  const { words } = wordsOf[language];
  const offer = { price: usd(39), interval: 'month', renewsAt: Date.parse(RENEWS) } as const;
  expect(withoutSign(priceSentence(offer, words))).toBe(withoutSign(expected));
  const yearly = priceSentence({ ...offer, interval: 'year' }, words);
  expect(yearly).toContain('2026');
});

test('a year paid at once says what it saves, and nothing where it saves nothing', () => {
  expect(yearlySaving(usd(69), usd(690))).toEqual(usd(138));
  expect(yearlySaving(usd(69), usd(828))).toBeNull();
});

test.each([
  ['en', 'After this, no more pauses within 365 days.', 'After this, once more within 365 days.'],
  [
    'fr',
    'Après celle-ci, plus aucune pause sur 365 jours.',
    'Après celle-ci, encore une pause sur 365 jours.',
  ],
  [
    'de',
    'Danach keine Pause mehr innerhalb von 365 Tagen.',
    'Danach noch einmal innerhalb von 365 Tagen.',
  ],
] as const)('before pausing and cancelling, in %s', (language, none, one) => {
  const { changes } = wordsOf[language];
  expect(language === 'fr' ? changes('pause.left_zero') : changes('pause.left', { count: 0 })).toBe(
    none,
  );
  expect(changes('pause.left', { count: 1 })).toBe(one);
  for (const key of ['until', 'untilPaused'] as const)
    expect(changes(`cancel.${key}`, { date: '24 December' })).toContain('24 December');
});
