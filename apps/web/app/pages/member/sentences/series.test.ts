import { DAY, HOUR, MINUTE } from '@pulse/domain';
import {
  date,
  iso,
  notNow,
  START,
  series,
  seriesResult,
  WEEK,
} from '../../../../test/member-parts.tsx';
import { testSentences } from '../../../../test/render-sentences.tsx';

/* The dates of a series, and what became of them. */

const usedUp = notNow(
  'monthly_limit_reached',
  { limit: 8, used: 8, booked: 0 },
  { passes_at: iso(START + 2 * WEEK) },
);

const otherClass = {
  id: 'other',
  title: 'Trail Run',
  starts_at: iso(START + 30 * MINUTE),
  ends_at: iso(START + 90 * MINUTE),
  status: 'confirmed',
};

testSentences([
  [
    'two dates',
    START - 2 * DAY,
    () => series(date(0), date(1)),
    '… 2 of 2 dates can be booked now. … Tuesday 24 November 18:30 Can be booked now Tuesday 1 December 18:30 Can be booked now … Uses 2 visits, one for each date. Free to cancel until 12 hours before the start; after that it uses the visit, unless someone takes the place. Book 2 dates',
    '… 2 dates sur 2 sont réservables maintenant. … mardi 24 novembre 18:30 Réservable maintenant mardi 1er décembre 18:30 Réservable maintenant … Utilise 2 visites, une par date. Annulation gratuite jusqu’à 12 heures avant le début ; ensuite elle utilise la visite, sauf si quelqu’un prend la place. Réserver 2 dates',
    '… 2 von 2 Terminen sind jetzt buchbar. … Dienstag, 24. November 18:30 Jetzt buchbar Dienstag, 1. Dezember 18:30 Jetzt buchbar … Verbraucht 2 Besuche, einen je Termin. Kostenlos stornieren bis 12 Stunden vor Beginn; danach verbraucht es den Besuch, außer jemand nimmt den Platz. 2 Termine buchen',
  ],
  [
    'the first is late',
    START - HOUR,
    () => series(date(0), date(1)),
    '… 2 of 2 dates can be booked now. … Tuesday 24 November 18:30 Can be booked now Tuesday 1 December 18:30 Can be booked now … Uses 2 visits, one for each date. Free to cancel until 12 hours before the start; after that it uses the visit, unless someone takes the place. Tuesday 24 November: free to cancel for 10 minutes. Book 2 dates',
    '… 2 dates sur 2 sont réservables maintenant. … mardi 24 novembre 18:30 Réservable maintenant mardi 1er décembre 18:30 Réservable maintenant … Utilise 2 visites, une par date. Annulation gratuite jusqu’à 12 heures avant le début ; ensuite elle utilise la visite, sauf si quelqu’un prend la place. mardi 24 novembre : annulation gratuite pendant 10 minutes. Réserver 2 dates',
    '… 2 von 2 Terminen sind jetzt buchbar. … Dienstag, 24. November 18:30 Jetzt buchbar Dienstag, 1. Dezember 18:30 Jetzt buchbar … Verbraucht 2 Besuche, einen je Termin. Kostenlos stornieren bis 12 Stunden vor Beginn; danach verbraucht es den Besuch, außer jemand nimmt den Platz. Dienstag, 24. November: 10 Minuten lang kostenlos stornieren. 2 Termine buchen',
  ],
  [
    'a full date',
    START - 2 * DAY,
    () => series(date(0), date(1, { ...notNow('class_full'), waitlist_position: 3 })),
    '… 1 of 2 dates can be booked now. … Tuesday 24 November 18:30 Can be booked now Tuesday 1 December 18:30 Full. Choose it to join the waitlist as number 3. Uses 1 visit. Free to cancel until 12 hours before the start; after that it uses the visit, unless someone takes the place. Book 1 date',
    '… 1 date sur 2 est réservable maintenant. … mardi 24 novembre 18:30 Réservable maintenant mardi 1er décembre 18:30 Complet. Choisissez-la pour rejoindre la liste d’attente au numéro 3. Utilise 1 visite. Annulation gratuite jusqu’à 12 heures avant le début ; ensuite elle utilise la visite, sauf si quelqu’un prend la place. Réserver 1 date',
    '… 1 von 2 Terminen ist jetzt buchbar. … Dienstag, 24. November 18:30 Jetzt buchbar Dienstag, 1. Dezember 18:30 Voll. Wähle ihn, um als Nummer 3 auf die Warteliste zu kommen. Verbraucht 1 Besuch. Kostenlos stornieren bis 12 Stunden vor Beginn; danach verbraucht es den Besuch, außer jemand nimmt den Platz. 1 Termin buchen',
  ],
  [
    'a date that is booked',
    START - 2 * DAY,
    () => series(date(0, { own_status: 'confirmed', allowed: false }), date(1)),
    '… 1 of 2 dates can be booked now. … Tuesday 24 November 18:30 Booked Tuesday 1 December 18:30 Can be booked now Uses 1 visit. Free to cancel until 12 hours before the start; after that it uses the visit, unless someone takes the place. Book 1 date',
    '… 1 date sur 2 est réservable maintenant. … mardi 24 novembre 18:30 Réservée mardi 1er décembre 18:30 Réservable maintenant Utilise 1 visite. Annulation gratuite jusqu’à 12 heures avant le début ; ensuite elle utilise la visite, sauf si quelqu’un prend la place. Réserver 1 date',
    '… 1 von 2 Terminen ist jetzt buchbar. … Dienstag, 24. November 18:30 Gebucht Dienstag, 1. Dezember 18:30 Jetzt buchbar Verbraucht 1 Besuch. Kostenlos stornieren bis 12 Stunden vor Beginn; danach verbraucht es den Besuch, außer jemand nimmt den Platz. 1 Termin buchen',
  ],
  [
    'the month is used up',
    START - 2 * DAY,
    () => series(date(0, usedUp)),
    '… Tuesday 24 November 18:30 Visits this month: 8 of 8. Opens again on 8 December None of these dates can be booked now.',
    '… mardi 24 novembre 18:30 Visites ce mois-ci : 8 sur 8. De nouveau possible le 8 décembre Aucune de ces dates ne peut être réservée maintenant.',
    '… Dienstag, 24. November 18:30 Besuche diesen Monat: 8 von 8. Wieder ab 8. Dezember Keiner dieser Termine lässt sich jetzt buchen.',
  ],
  [
    'another class at the same time',
    START - 2 * DAY,
    () => series(date(0, notNow('overlapping_booking', { booking: otherClass }))),
    '… Tuesday 24 November 18:30 Trail Run, 19:00, which you hold None of these dates can be booked now.',
    '… mardi 24 novembre 18:30 Trail Run, 19:00, que vous avez réservé Aucune de ces dates ne peut être réservée maintenant.',
    '… Dienstag, 24. November 18:30 Trail Run, 19:00, schon gebucht Keiner dieser Termine lässt sich jetzt buchen.',
  ],
  [
    'not open yet',
    START - 2 * DAY,
    () => series(date(0, notNow('booking_not_open', { opens_at: iso(START - DAY) }))),
    '… Tuesday 24 November 18:30 Opens on 23 November at 18:30 None of these dates can be booked now.',
    '… mardi 24 novembre 18:30 Ouverture le 23 novembre à 18:30 Aucune de ces dates ne peut être réservée maintenant.',
    '… Dienstag, 24. November 18:30 Öffnet am 23. November um 18:30 Keiner dieser Termine lässt sich jetzt buchen.',
  ],
  [
    'two booked',
    START - 2 * DAY,
    () => seriesResult('confirmed', 'confirmed'),
    '2 dates are booked. See bookings',
    '2 dates sont réservées. Voir les réservations',
    '2 Termine sind gebucht. Buchungen ansehen',
  ],
  [
    'one booked, one waited for, one refused',
    START - 2 * DAY,
    () => seriesResult('confirmed', 'waitlisted', 'class_full'),
    '1 date is booked. You are on 1 waitlist. 1 date was not possible: See bookings Tuesday 8 December: It is full.',
    '1 date est réservée. Vous êtes sur 1 liste d’attente. 1 date n’était pas possible : Voir les réservations mardi 8 décembre : It is full.',
    '1 Termin ist gebucht. Du stehst auf 1 Warteliste. 1 Termin ging nicht: Buchungen ansehen Dienstag, 8. Dezember: It is full.',
  ],
  [
    'none, because one was refused',
    START - 2 * DAY,
    () => seriesResult(null, 'class_full'),
    'Nothing is booked, because one date was not possible: Tuesday 1 December: It is full.',
    'Rien n’est réservé, car une date n’était pas possible : mardi 1er décembre : It is full.',
    'Nichts ist gebucht, weil ein Termin nicht ging: Dienstag, 1. Dezember: It is full.',
  ],
]);
