import type { Booking, CancelQuote, EligibilityRule } from '@pulse/contract/client';
import { HOUR, MINUTE } from '@pulse/domain';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { languageOptions } from '#locales/language-options.ts';
import { formatDate, formatNumber } from '#ui/format/formatter.ts';
import { joinList } from '#ui/format/join-list.ts';
import { afterGivingUp } from './book-sheet/refusal/after-giving-up.ts';
import { refusalTitle } from './book-sheet/refusal/refusal-title.ts';
import { bookingStatus } from './texts/booking-status.ts';
import { cancellationText, offerText, usesText } from './texts/commitment-text.ts';
import { guestsText } from './texts/guests-text.ts';
import { notAllowedText } from './texts/not-allowed-text.ts';
import { seriesTexts } from './texts/series-text.ts';
import { waitlistText } from './texts/waitlist-text.ts';

const languages = ['en', 'fr', 'de'] as const;
type Language = (typeof languages)[number];

const ZONE = 'Asia/Beirut';
/** 18:30 at the venue. */
const START = Date.parse('2026-11-24T16:30:00Z');
const iso = (at: number) => new Date(at).toISOString();

const texts = async (lng: Language) => {
  const read = async (name: string) =>
    (await import(`../../locales/${lng}/${name}.json`, { with: { type: 'json' } })).default;
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
type Texts = Awaited<ReturnType<typeof texts>>;

const session = { starts_at: iso(START), ends_at: iso(START + HOUR), time_zone: ZONE };
const booking = (changes: object = {}) =>
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
const arrived = booking({ status: 'completed', checked_in_at: iso(START - 30 * MINUTE) });
const terms = (free: number, grace = 10) => ({
  ...session,
  free_cancel_until: iso(free),
  grace_minutes: grace,
});
const commitment = (free: number, now: number, t: Texts, grace = 10) => {
  const { deadline, after } = cancellationText(terms(free, grace), now, t.t, t.dayAndTime);
  return [deadline, after].filter(Boolean).join('. ');
};
const badge = (of: Booking, now: number, { shared, format }: Texts) => {
  const state = bookingStatus(of, now);
  const at = of.checked_in_at;
  if (state === 'arrived' && at) return shared('status.arrived', { time: format.time(at) });
  return shared(`status.${state === 'no_show' ? 'noShow' : state}`);
};
const quote = (changes: object) => ({ reason: 'checked_in', ...changes }) as unknown as CancelQuote;
const rule = (code: string, passed: boolean, details: object = {}) =>
  ({ code, passed, details, passes_at: null }) as unknown as EligibilityRule;
const uses = (left: number | null) => ({ visit: true, plus_visit: false, visits_left_after: left });
const policy = { free_cancel_hours: 12, grace_minutes: 10 };
const date = (at: number, allowed = true) => ({ starts_at: iso(at), time_zone: ZONE, allowed });
const WEEK = 7 * 24 * HOUR;
const seriesOf = (chosen: readonly ReturnType<typeof date>[], now: number, t: Texts) =>
  seriesTexts(policy, chosen, now, t.series, t.format).join(' ');
const waiting = (confirms: number | null, now: number, { t, when }: Texts) =>
  waitlistText(
    { startsAt: session.starts_at, confirmsUntil: confirms === null ? null : iso(confirms) },
    now,
    t,
    when,
  );

/** Each state, what is rendered in it, and the words that it must have in each language. */
const table: [state: string, render: (t: Texts) => string, en: RegExp, fr: RegExp, de: RegExp][] = [
  [
    'checked in, before the start',
    (t) => badge(arrived, START - MINUTE, t),
    /^Arrived 18:00$/,
    /18:00/,
    /18:00/,
  ],
  [
    'checked in, during the class',
    (t) => badge(arrived, START + 59 * MINUTE, t),
    /^Arrived 18:00$/,
    /18:00/,
    /18:00/,
  ],
  [
    'attended, at the end',
    (t) => badge(arrived, START + HOUR, t),
    /^Attended$/,
    /^[^\d]+$/,
    /^[^\d]+$/,
  ],
  [
    'attended, check-in without a time',
    (t) => badge(booking({ status: 'completed' }), START, t),
    /^Attended$/,
    /^[^\d]+$/,
    /^[^\d]+$/,
  ],
  [
    'offered',
    (t) => badge(booking({ status: 'pending', pending_for: 'offer' }), START - HOUR, t),
    /^Held for you$/,
    /vous/,
    /dich/,
  ],
  [
    'payment awaited',
    (t) => badge(booking({ status: 'pending', pending_for: 'payment' }), START - HOUR, t),
    /^Payment awaited$/,
    /aiement/,
    /ahlung/,
  ],
  [
    'waiting',
    (t) => badge(booking({ status: 'waitlisted' }), START - HOUR, t),
    /^Waitlist$/,
    /attente/,
    /Warteliste/,
  ],
  [
    'missed',
    (t) => badge(booking({ status: 'no_show' }), START + 2 * HOUR, t),
    /^No-show$/,
    /bsen/,
    /./,
  ],
  [
    'sheet foot, free',
    (t) => commitment(START - 12 * HOUR, START - 13 * HOUR, t),
    /until Tuesday 24 November, 06:30\. After that it uses the visit/,
    /gratuite jusqu’à mardi 24 novembre, 06:30\. Ensuite/,
    /Kostenlos stornieren bis Dienstag, 24\. November, 06:30\. Danach/,
  ],
  [
    'sheet foot, late: only the minutes after booking',
    (t) => commitment(START - 12 * HOUR, START - HOUR, t),
    /for 10 minutes\. After that/,
    /pendant 10 minutes/,
    /^10 Minuten lang kostenlos/,
  ],
  [
    'sheet foot, 6 minutes before the start',
    (t) => commitment(START - 12 * HOUR, START - 6 * MINUTE, t),
    /for 6 minutes/,
    /pendant 6 minutes/,
    /^6 Minuten/,
  ],
  [
    'sheet foot, 1 minute before the start',
    (t) => commitment(START - 12 * HOUR, START - MINUTE, t),
    /for 1 minute\./,
    /pendant 1 minute\./,
    /^1 Minute lang/,
  ],
  [
    'sheet foot, never free',
    (t) => commitment(START - 12 * HOUR, START - HOUR, t, 0),
    /^Cancelling uses the visit/,
    /^Annuler utilise la visite/,
    /^Stornieren verbraucht den Besuch/,
  ],
  [
    'uses: several left',
    (t) => usesText(uses(3), t.t),
    /^Uses 1 of 4 visits left$/,
    /1 de vos 4 visites restantes/,
    /1 von 4 verbleibenden/,
  ],
  [
    'uses: the last',
    (t) => usesText(uses(0), t.t),
    /^Uses your last visit this month$/,
    /dernière visite/,
    /letzten Besuch/,
  ],
  [
    'uses: unlimited',
    (t) => usesText(uses(null), t.t),
    /no monthly limit/,
    /sans limite/,
    /ohne Monatslimit/,
  ],
  [
    'offer: free for minutes',
    (t) =>
      offerText(
        booking({ accept_free_until: iso(START - HOUR) }),
        START - 70 * MINUTE,
        t.t,
        t.when,
      ),
    /uses 1 visit\. Free to give back until 17:30/,
    /utilise 1 visite\. .*17:30/,
    /verbraucht 1 Besuch\. .*17:30/,
  ],
  [
    'offer: not free',
    (t) => offerText(booking({ accept_free_until: iso(START - HOUR) }), START - HOUR, t.t, t.when),
    /uses the visit/,
    /utilise la visite/,
    /verbraucht den Besuch/,
  ],
  [
    'offer of a drop-in names no visit of the plan',
    (t) =>
      offerText(
        booking({ paid_by: 'drop_in', accept_free_until: iso(START - HOUR) }),
        START - 70 * MINUTE,
        t.t,
        t.when,
      ),
    /^Free to give back/,
    /^À rendre/,
    /^Kostenlos zurück/,
  ],
  [
    'waiting: confirmed by itself',
    (t) => waiting(START - 14 * HOUR, START - 20 * HOUR, t),
    /Until 04:30 .* by itself\. After that .* 30 minutes, 10 in the last 3 hours, and we tell you at once/,
    /04:30.*30 minutes, 10 dans les 3/,
    /04:30 .*30 Minuten.*3 Stunden 10/,
  ],
  [
    'waiting: held',
    (t) => waiting(START - 14 * HOUR, START - 4 * HOUR, t),
    /^A place that frees up is held for you for 30 minutes, 10 in the last 3 hours/,
    /30 minutes, 10 dans les 3/,
    /30 Minuten/,
  ],
  [
    'waiting: held briefly',
    (t) => waiting(null, START - 3 * HOUR, t),
    /held for you for 10 minutes, and we tell you at once\.$/,
    /gardée 10 minutes, et/,
    /10 Minuten gehalten, und/,
  ],
  [
    'waiting: open to anyone',
    (t) => waiting(null, START - 30 * MINUTE, t),
    /no longer held/,
    /ne sont plus gardées/,
    /nicht mehr gehalten/,
  ],
  [
    'cancel quote: checked in',
    (t) => notAllowedText(arrived, quote({}), t.t, t.format),
    /^You checked in at 18:00\.$/,
    /18:00/,
    /18:00/,
  ],
  [
    'cancel quote: checked in meanwhile',
    (t) => notAllowedText(booking(), quote({}), t.t, t.format),
    /^You have checked in\.$/,
    /enregistré\.$/,
    /eingecheckt\.$/,
  ],
  [
    'cancel quote: begun',
    (t) => notAllowedText(booking(), quote({ reason: 'class_started' }), t.t, t.format),
    /begun/,
    /commencé/,
    /begonnen/,
  ],
  [
    'guest',
    (t) =>
      String(
        guestsText(booking({ guests: [{ name: 'Lina Haddad', arrived: false }] }), t.t, t.format),
      ),
    /^With Lina Haddad$/,
    /^Avec Lina Haddad$/,
    /^Mit Lina Haddad$/,
  ],
  [
    'guest whose name is erased',
    (t) => String(guestsText(booking({ guests: [{ name: null, arrived: true }] }), t.t, t.format)),
    /^With a guest$/,
    /^Avec un invité$/,
    /^Mit einem Gast$/,
  ],
  [
    'guest at the check-in',
    (t) => t.checkins('guests', { names: 'Lina Haddad' }),
    /^Lina Haddad: .*desk/,
    /^Lina Haddad : .*accueil/,
    /^Lina Haddad: .*Empfang/,
  ],
  [
    'series: two dates',
    (t) => seriesOf([date(START + WEEK), date(START + 2 * WEEK)], START, t),
    /^Uses 2 visits, .* until 12 hours before the start/,
    /^Utilise 2 visites.*12 heures avant/,
    /^Verbraucht 2 Besuche.*12 Stunden vor/,
  ],
  [
    'series: the first is late',
    (t) => seriesOf([date(START)], START - HOUR, t),
    /^Uses 1 visit\. .*Tuesday 24 November: free to cancel for 10 minutes/,
    /mardi 24 novembre : .*10 minutes/,
    /Dienstag, 24\. November: 10 Minuten/,
  ],
  [
    'series: only waiting',
    (t) => seriesOf([date(START + WEEK, false)], START, t),
    /^The waitlist uses nothing/,
    /^La liste d’attente n’utilise rien/,
    /^Die Warteliste verbraucht nichts/,
  ],
  [
    'open gym: 7 left',
    (t) => t.checkins('gym.uses', { count: 7 }),
    /^Uses 1 of 7 visits left\.$/,
    /1 de vos 7 visites/,
    /1 von 7/,
  ],
  [
    'open gym: the last',
    (t) => t.checkins('gym.uses', { count: 1 }),
    /last visit/,
    /dernière visite/,
    /letzten Besuch/,
  ],
  [
    'open gym: unlimited',
    (t) => t.checkins('gym.usesUnlimited'),
    /no monthly limit/,
    /sans limite/,
    /ohne Monatslimit/,
  ],
  [
    'no plan: an offer',
    (t) =>
      refusalTitle(
        [rule('membership_required', false, { state: null })],
        ZONE,
        t.t,
        t.format as never,
      ),
    /^How would you like to come\?$/,
    /^Comment souhaitez-vous venir/,
    /^Wie möchtest du kommen\?$/,
  ],
  [
    'no plan and full',
    (t) =>
      refusalTitle(
        [rule('membership_required', false, { state: null }), rule('class_full', false)],
        ZONE,
        t.t,
        t.format as never,
      ),
    /^Full$/,
    /^Complet$/,
    /^Ausgebucht$/,
  ],
  [
    'paused: a refusal',
    (t) =>
      refusalTitle(
        [rule('membership_required', false, { state: 'paused' })],
        ZONE,
        t.t,
        t.format as never,
      ),
    /needs a plan/,
    /formule/,
    /Tarif/,
  ],
];

test.each(languages)('each sentence has the right words in each state, in %s', async (language) => {
  const own = await texts(language);
  for (const [state, render, ...expected] of table) {
    const rendered = render(own).replace(/[\u00a0\u202f]/g, ' ');
    expect(rendered, state).toMatch(expected[languages.indexOf(language)] as RegExp);
    expect(rendered, state).not.toMatch(/\{\{|undefined|NaN|^\w+\.\w+$/);
  }
});

const clash = rule('overlapping_booking', false, { booking: { id: 'a', title: 'Trail' } });
const daily = rule('daily_limit_reached', false, { limit: 1, used: 0, booked: 1 });
const full = rule('class_full', false);
const free = { allowed: true, cost: 'free' } as const;
const late = { allowed: true, cost: 'uses_visit' } as const;

test.each([
  ['the overlap alone', [clash], free, 'bookable'],
  ['the daily limit too, given up free', [clash, daily], free, 'bookable'],
  ['the daily limit too, given up late', [clash, daily], late, 'neither'],
  ['a full class', [clash, daily, full], free, 'waitlist'],
  ['a full waitlist', [clash, full, rule('waitlist_full', false)], free, 'neither'],
  ['a booking that cannot be given up', [clash], { ...free, allowed: false }, 'neither'],
] as const)('giving up an overlapping booking with %s', (_, rules, quoted, expected) => {
  expect(afterGivingUp(rules, quoted)).toBe(expected);
});
