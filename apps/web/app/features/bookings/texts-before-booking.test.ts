import type { EligibilityRule } from '@pulse/contract/client';
import { HOUR, MINUTE } from '@pulse/domain';
import { expect, test } from 'vitest';
import {
  booking,
  iso,
  START,
  session,
  type Texts,
  testTexts,
  ZONE,
} from '../../../test/booking-texts.ts';
import { afterGivingUp } from './book-sheet/refusal/after-giving-up.ts';
import { refusalTitle } from './book-sheet/refusal/refusal-title.ts';
import { offerText, refundText } from './texts/commitment-text.ts';
import { seriesTexts } from './texts/series-text.ts';
import { waitlistText } from './texts/waitlist-text.ts';

const rule = (code: string, passed: boolean, details: object = {}) =>
  ({ code, passed, details, passes_at: null }) as unknown as EligibilityRule;
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

const refund = (now: number, { t, when }: Texts, grace = 10) =>
  refundText(
    { ...session, free_cancel_until: iso(START - 12 * HOUR), grace_minutes: grace },
    now,
    t,
    when,
  );

testTexts([
  [
    'paid once: until the deadline',
    (t) => refund(START - 13 * HOUR, t),
    /^Money back if you cancel by 06:30$/,
    /^Remboursé si vous annulez avant : 06:30$/,
    /^Geld zurück, wenn du bis 06:30 stornierst$/,
  ],
  [
    'paid once: late, only in the minutes after booking, whenever it is paid',
    (t) => refund(START - HOUR, t),
    /^Money back if you cancel within 10 minutes$/,
    /dans les 10 minutes$/,
    /innerhalb von 10 Minuten stornierst$/,
  ],
  [
    'paid once: never free',
    (t) => refund(START - HOUR, t, 0),
    /^No refund if you cancel, unless/,
    /^Non remboursé/,
    /^Keine Erstattung/,
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
]);

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
