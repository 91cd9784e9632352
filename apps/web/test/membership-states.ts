import type { AllowanceCounter, Membership } from '@pulse/contract/client';
import { createInstance } from 'i18next';
import type { Words } from '#features/memberships/membership-sentences.ts';
import deChanges from '#locales/de/membership-changes.json' with { type: 'json' };
import de from '#locales/de/memberships.json' with { type: 'json' };
import enChanges from '#locales/en/membership-changes.json' with { type: 'json' };
import en from '#locales/en/memberships.json' with { type: 'json' };
import frChanges from '#locales/fr/membership-changes.json' with { type: 'json' };
import fr from '#locales/fr/memberships.json' with { type: 'json' };
import { formatDate, formatMoney } from '#ui/format/formatter.ts';

/* A membership in each of its states, and the texts about it in each language. */

export const usd = (amount: number) => ({ amount_minor: amount * 100, currency: 'USD' });
const timeZone = 'Asia/Beirut';
const texts = { en: [en, enChanges], fr: [fr, frChanges], de: [de, deChanges] } as const;
export type Language = keyof typeof texts;

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
export const wordsOf = {
  en: await wordsIn('en'),
  fr: await wordsIn('fr'),
  de: await wordsIn('de'),
};

export const RENEWS = '2026-12-24T10:00:00Z';
export const counter = (over: Partial<AllowanceCounter> = {}): AllowanceCounter => ({
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
export const active: Membership = {
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

export const states: Record<string, Membership> = {
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
export const withoutSign = (text: string) => plain(text).replace(/ ?(USD|US\$|\$US|\$) ?/, '');

/** The texts are written with plain spaces. */
export const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
