import type { Booking, CancelQuote } from '@pulse/contract/client';
import { HOUR, MINUTE } from '@pulse/domain';
import {
  booking,
  iso,
  START,
  session,
  type Texts,
  testTexts,
  uses,
} from '../../../test/booking-texts.ts';
import { bookingStatus } from './texts/booking-status.ts';
import { cancellationText, usesText } from './texts/commitment-text.ts';
import { guestsText } from './texts/guests-text.ts';
import { notAllowedText } from './texts/not-allowed-text.ts';

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

testTexts([
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
    /^Uses your last visit of the month$/,
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
    /enregistrée\.$/,
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
]);
