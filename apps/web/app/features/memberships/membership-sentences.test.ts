import type { AllowanceCounter, Membership } from '@pulse/contract/client';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import deChanges from '#locales/de/membership-changes.json' with { type: 'json' };
import de from '#locales/de/memberships.json' with { type: 'json' };
import enChanges from '#locales/en/membership-changes.json' with { type: 'json' };
import en from '#locales/en/memberships.json' with { type: 'json' };
import frChanges from '#locales/fr/membership-changes.json' with { type: 'json' };
import fr from '#locales/fr/memberships.json' with { type: 'json' };
import { formatDate, formatMoney } from '#ui/format/formatter.ts';
import {
  type AllowanceKind,
  allowanceDateSentence,
  allowanceLimitText,
  allowanceNumber,
  freeVisitsText,
  monthSentence,
  planDateSentence,
  priceSentence,
  type Words,
  yearlySaving,
} from './membership-sentences.ts';

const usd = (amount: number) => ({ amount_minor: amount * 100, currency: 'USD' });
const timeZone = 'Asia/Beirut';
const texts = { en: [en, enChanges], fr: [fr, frChanges], de: [de, deChanges] } as const;
type Language = keyof typeof texts;

/** The real texts and the real formats of a language. */
async function wordsIn(language: Language) {
  const i18n = createInstance();
  const [memberships, changes] = texts[language];
  await i18n.init({
    lng: language,
    resources: { [language]: { memberships, 'membership-changes': changes } },
    interpolation: { escapeValue: false },
  });
  const words: Words = {
    t: i18n.getFixedT(language, 'memberships') as Words['t'],
    format: {
      date: (instant, shape, zone) => formatDate(language, instant, shape, zone),
      time: (instant, zone) => formatDate(language, instant, 'time', zone),
      money: (money) => formatMoney(language, money),
    },
    timeZone,
  };
  return { words, changes: i18n.getFixedT(language, 'membership-changes') };
}
const wordsOf = {
  en: await wordsIn('en'),
  fr: await wordsIn('fr'),
  de: await wordsIn('de'),
};

const RENEWS = '2026-12-24T10:00:00Z';
const counter = (over: Partial<AllowanceCounter> = {}): AllowanceCounter => ({
  used: 1,
  booked: 0,
  limit: 16,
  resets_at: RENEWS,
  ...over,
});
const renewal: NonNullable<Membership['renewal']> = {
  at: RENEWS,
  plan_code: 'plus',
  billing_interval: 'month',
  price: usd(69),
  changes: false,
};
const active: Membership = {
  id: 'membership',
  plan: {
    code: 'plus',
    classes_per_day: 2,
    visits_per_month: 16,
    plus_visits_per_month: 4,
    prices_published: true,
    monthly_price: usd(69),
    yearly_price: usd(690),
  },
  billing_interval: 'month',
  price: usd(69),
  status: 'active',
  period_ends_at: RENEWS,
  cancel_at_period_end: false,
  paused_until: null,
  given_until: null,
  pauses_left: 2,
  renewal,
  past_due: null,
  allowance: {
    month: counter(),
    plus: counter({ limit: 4 }),
    today: counter({ limit: 2, resets_at: '2026-11-24T22:00:00Z' }),
  },
  no_show_restriction_until: null,
};

const states: Record<string, Membership> = {
  active,
  'changes with the renewal': {
    ...active,
    renewal: { ...renewal, plan_code: 'basic', changes: true },
  },
  yearly: {
    ...active,
    billing_interval: 'year',
    period_ends_at: '2027-11-24T10:00:00Z',
    renewal: { ...renewal, at: '2027-11-24T10:00:00Z', billing_interval: 'year' },
  },
  'cancelled but running': { ...active, cancel_at_period_end: true, renewal: null },
  'yearly, cancelled': {
    ...active,
    billing_interval: 'year',
    period_ends_at: '2027-11-24T10:00:00Z',
    cancel_at_period_end: true,
    renewal: null,
  },
  paused: { ...active, status: 'paused', paused_until: '2026-12-08T10:00:00Z' },
  'paused and cancelled': {
    ...active,
    status: 'paused',
    paused_until: '2026-12-08T10:00:00Z',
    cancel_at_period_end: true,
    renewal: null,
  },
  'past due': {
    ...active,
    status: 'past_due',
    renewal: null,
    past_due: { amount: usd(69), next_attempt_at: null, ends_at: '2026-12-01T10:00:00Z' },
  },
  // Its last day is the 24th; it ends at the first instant of the 25th in the member's zone.
  given: {
    ...active,
    cancel_at_period_end: true,
    renewal: null,
    given_until: '2026-12-24',
    period_ends_at: '2026-12-24T22:00:00Z',
    allowance: {
      ...active.allowance,
      month: counter({ resets_at: '2026-12-24T22:00:00Z' }),
      plus: counter({ limit: 4, resets_at: '2026-12-24T22:00:00Z' }),
    },
  },
};

/** How a currency is written depends on the version of the language data. */
const withoutSign = (text: string) => plain(text).replace(/ ?(USD|US\$|\$US|\$) ?/, '');

/** For each state: the plan's date, the month's number, its date, and what is neither used nor booked. */
const table: [string, Language, string, string, string, string][] = [
  [
    'active',
    'en',
    'renews 24 December',
    '15 of 16 visits left to book',
    'Starts again on Thursday 24 December.',
    'Free to book',
  ],
  [
    'active',
    'fr',
    'renouvellement le 24 décembre',
    '15 visites sur 16 à réserver',
    'Le compteur repart le jeudi 24 décembre.',
    'À réserver',
  ],
  [
    'active',
    'de',
    'verlängert sich am 24. Dezember',
    '15 von 16 Besuchen noch frei',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Noch buchbar',
  ],
  [
    'changes with the renewal',
    'en',
    'becomes Basic on 24 December',
    '15 of 16 visits left to book',
    'Starts again on Thursday 24 December.',
    'Free to book',
  ],
  [
    'changes with the renewal',
    'fr',
    'devient Basic le 24 décembre',
    '15 visites sur 16 à réserver',
    'Le compteur repart le jeudi 24 décembre.',
    'À réserver',
  ],
  [
    'changes with the renewal',
    'de',
    'wird am 24. Dezember zu Basic',
    '15 von 16 Besuchen noch frei',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Noch buchbar',
  ],
  [
    'yearly',
    'en',
    'renews 24 November 2027',
    '15 of 16 visits left to book',
    'Starts again on Thursday 24 December.',
    'Free to book',
  ],
  [
    'yearly',
    'fr',
    'renouvellement le 24 novembre 2027',
    '15 visites sur 16 à réserver',
    'Le compteur repart le jeudi 24 décembre.',
    'À réserver',
  ],
  [
    'yearly',
    'de',
    'verlängert sich am 24. November 2027',
    '15 von 16 Besuchen noch frei',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Noch buchbar',
  ],
  [
    'cancelled but running',
    'en',
    'ends 24 December',
    '15 of 16 visits left',
    'Use them until 24 December.',
    'Left',
  ],
  [
    'cancelled but running',
    'fr',
    'prend fin le 24 décembre',
    '15 visites restantes sur 16',
    'À utiliser jusqu’au 24 décembre.',
    'Restantes',
  ],
  [
    'cancelled but running',
    'de',
    'endet am 24. Dezember',
    '15 von 16 Besuchen übrig',
    'Nutzbar bis 24. Dezember.',
    'Übrig',
  ],
  [
    'yearly, cancelled',
    'en',
    'ends 24 November 2027',
    '15 of 16 visits left',
    'Starts again on Thursday 24 December.',
    'Left',
  ],
  [
    'yearly, cancelled',
    'fr',
    'prend fin le 24 novembre 2027',
    '15 visites restantes sur 16',
    'Le compteur repart le jeudi 24 décembre.',
    'Restantes',
  ],
  [
    'yearly, cancelled',
    'de',
    'endet am 24. November 2027',
    '15 von 16 Besuchen übrig',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Übrig',
  ],
  [
    'paused',
    'en',
    'paused until 8 December',
    '15 of 16 visits left',
    'On hold. Again from Tuesday 8 December.',
    'Left',
  ],
  [
    'paused',
    'fr',
    'en pause jusqu’au 8 décembre',
    '15 visites restantes sur 16',
    'En attente. De nouveau à partir du mardi 8 décembre.',
    'Restantes',
  ],
  [
    'paused',
    'de',
    'pausiert bis 8. Dezember',
    '15 von 16 Besuchen übrig',
    'Ruht. Wieder ab Dienstag, 8. Dezember.',
    'Übrig',
  ],
  [
    'paused and cancelled',
    'en',
    'paused until 8 December',
    '15 of 16 visits left',
    'On hold. Again from Tuesday 8 December.',
    'Left',
  ],
  [
    'past due',
    'en',
    'not paid: open until 1 December',
    '15 of 16 visits left',
    'Open until 1 December if the renewal is not paid.',
    'Left',
  ],
  [
    'past due',
    'fr',
    'impayé : utilisable jusqu’au 1 décembre',
    '15 visites restantes sur 16',
    'Utilisable jusqu’au 1 décembre si le renouvellement n’est pas payé.',
    'Restantes',
  ],
  [
    'past due',
    'de',
    'nicht bezahlt: nutzbar bis 1. Dezember',
    '15 von 16 Besuchen übrig',
    'Nutzbar bis 1. Dezember, wenn die Verlängerung nicht bezahlt wird.',
    'Übrig',
  ],
  [
    'given',
    'en',
    'ends 24 December',
    '15 of 16 visits left',
    'Use them until 24 December.',
    'Left',
  ],
  [
    'given',
    'fr',
    'prend fin le 24 décembre',
    '15 visites restantes sur 16',
    'À utiliser jusqu’au 24 décembre.',
    'Restantes',
  ],
  [
    'given',
    'de',
    'endet am 24. Dezember',
    '15 von 16 Besuchen übrig',
    'Nutzbar bis 24. Dezember.',
    'Übrig',
  ],
];

/** The texts are written with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(table)('%s, %s', (state, language, date, number, resets, free) => {
  const membership = states[state] ?? active;
  const { words } = wordsOf[language];
  test('the sentences of the plan and its month', () => {
    expect(plain(planDateSentence(membership, words))).toBe(date);
    expect(plain(monthSentence(membership, words))).toBe(number);
    expect(plain(allowanceDateSentence('month', membership, words))).toBe(resets);
    expect(freeVisitsText(membership, words)).toBe(free);
  });
});

test.each(Object.keys(states))(
  'no plan that stands still or stops says that it renews: %s',
  (state) => {
    const membership = states[state] ?? active;
    for (const { words } of Object.values(wordsOf))
      for (const kind of ['month', 'plus', 'today'] as AllowanceKind[]) {
        const sentence = allowanceDateSentence(kind, membership, words);
        expect(sentence).not.toMatch(/\{\{|undefined|^usage\./);
        if (
          membership.renewal === null &&
          membership.billing_interval === 'month' &&
          kind !== 'today'
        )
          expect(sentence).not.toMatch(/again on|repart|neu am/);
      }
  },
);

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
  expect(monthSentence(unlimited, words)).toBe('4 visits this month, no limit');
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
