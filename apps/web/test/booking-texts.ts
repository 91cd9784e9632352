import type { Booking } from '@pulse/contract/client';
import { HOUR } from '@pulse/domain';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { languageOptions } from '#locales/language-options.ts';
import { formatDate, formatNumber } from '#ui/format/formatter.ts';
import { joinList } from '#ui/format/join-list.ts';

/* The texts about a booking, in each language, for a class in Beirut. */

const languages = ['en', 'fr', 'de'] as const;
type Language = (typeof languages)[number];

export const ZONE = 'Asia/Beirut';
/** 18:30 at the venue. */
export const START = Date.parse('2026-11-24T16:30:00Z');
export const iso = (at: number) => new Date(at).toISOString();

const texts = async (lng: Language) => {
  const read = async (name: string) =>
    (await import(`../app/locales/${lng}/${name}.json`, { with: { type: 'json' } })).default;
  const resources = {
    bookings: await read('bookings'),
    series: await read('series'),
    checkins: await read('checkins'),
    shared: await read('shared'),
  };
  const i18n = createInstance();
  await i18n.init({
    ...languageOptions,
    lng,
    fallbackLng: false,
    resources: { [lng]: resources },
    interpolation: { escapeValue: false },
  });
  const time = (instant: string | number, zone = ZONE) => formatDate(lng, instant, 'time', zone);
  return {
    t: i18n.getFixedT(lng, 'bookings'),
    series: i18n.getFixedT(lng, 'series'),
    checkins: i18n.getFixedT(lng, 'checkins'),
    shared: i18n.getFixedT(lng, 'shared'),
    format: {
      time,
      number: (value: number) => formatNumber(lng, value),
      list: (items: readonly string[]) => joinList(lng, items),
      date: (instant: string | number, shape: 'day' | 'date', zone = ZONE) =>
        formatDate(lng, instant, shape, zone),
    },
    when: (instant: string) => time(instant),
    dayAndTime: (instant: string) => ({
      day: formatDate(lng, instant, 'day', ZONE),
      time: time(instant),
    }),
  };
};
export type Texts = Awaited<ReturnType<typeof texts>>;

export const session = { starts_at: iso(START), ends_at: iso(START + HOUR), time_zone: ZONE };
export const booking = (changes: object = {}) =>
  ({
    status: 'confirmed',
    pending_for: null,
    checked_in_at: null,
    accept_free_until: null,
    paid_by: 'plan',
    guests: [],
    session,
    ...changes,
  }) as unknown as Booking;
export const uses = (left: number | null) => ({
  visit: true,
  plus_visit: false,
  visits_left_after: left,
});

/** A state, what is rendered in it, and the words that it must have in each language. */
export type TextsByState = [
  state: string,
  render: (t: Texts) => string,
  en: RegExp,
  fr: RegExp,
  de: RegExp,
][];

/** Tests that each state has its words in each language, and no placeholder or key. */
export function testTexts(states: TextsByState): void {
  test.each(languages)(
    'each sentence has the right words in each state, in %s',
    async (language) => {
      const own = await texts(language);
      for (const [state, render, ...expected] of states) {
        const rendered = render(own).replace(/[\u00a0\u202f]/g, ' ');
        expect(rendered, state).toMatch(expected[languages.indexOf(language)] as RegExp);
        expect(rendered, state).not.toMatch(/\{\{|undefined|NaN|^\w+\.\w+$/);
      }
    },
  );
}
