import { DAY, HOUR, MINUTE } from '@pulse/domain';
import {
  ARRIVED,
  cancelSheet,
  iso,
  LATE,
  OFFERED,
  paidOnce,
  START,
  WAITING,
} from '../../../../test/member-parts.tsx';
import { active, counter } from '../../../../test/membership-states.ts';
import { testSentences } from '../../../../test/render-sentences.tsx';

/* The sheet that asks before a booking is cancelled. */

const withoutLimit = {
  ...active,
  allowance: { ...active.allowance, month: counter({ limit: null, used: 5 }) },
};
const refundable = (state: 'refund_due' | 'kept', refundBy?: number) => {
  const paid = paidOnce(state, refundBy ? iso(refundBy) : null);
  return [paid, { drop_in: paid.drop_in, ...(state === 'kept' && LATE) }] as const;
};

testSentences([
  [
    'free',
    START - DAY,
    () => cancelSheet({}),
    'Vinyasa Flow, tomorrow, 18:30. Free to cancel until tomorrow, 06:30. Visits used after this 1 of 16 On the waitlist nobody Keep my place Cancel my booking',
    'Vinyasa Flow, demain, 18:30. Annulation gratuite jusqu’à : demain, 06:30. Visites utilisées ensuite 1 sur 16 Sur la liste d’attente personne Garder ma place Annuler ma réservation',
    'Vinyasa Flow, morgen, 18:30. Kostenlos stornierbar bis morgen, 06:30. Genutzte Besuche danach 1 von 16 Auf der Warteliste niemand Platz behalten Buchung stornieren',
  ],
  [
    'free, while members wait',
    START - DAY,
    () => cancelSheet({ waiting: 3 }),
    'Vinyasa Flow, tomorrow, 18:30. Free to cancel until tomorrow, 06:30. Visits used after this 1 of 16 On the waitlist 3 people Keep my place Cancel my booking',
    'Vinyasa Flow, demain, 18:30. Annulation gratuite jusqu’à : demain, 06:30. Visites utilisées ensuite 1 sur 16 Sur la liste d’attente 3 personnes Garder ma place Annuler ma réservation',
    'Vinyasa Flow, morgen, 18:30. Kostenlos stornierbar bis morgen, 06:30. Genutzte Besuche danach 1 von 16 Auf der Warteliste 3 Personen Platz behalten Buchung stornieren',
  ],
  [
    'in the minutes after booking',
    START - HOUR,
    () => cancelSheet({}, { reason: 'within_grace', free_until: iso(START - 55 * MINUTE) }),
    'Vinyasa Flow, today, 18:30. Free to cancel until today, 17:35. Visits used after this 1 of 16 On the waitlist nobody Keep my place Cancel my booking',
    'Vinyasa Flow, aujourd’hui, 18:30. Annulation gratuite jusqu’à : aujourd’hui, 17:35. Visites utilisées ensuite 1 sur 16 Sur la liste d’attente personne Garder ma place Annuler ma réservation',
    'Vinyasa Flow, heute, 18:30. Kostenlos stornierbar bis heute, 17:35. Genutzte Besuche danach 1 von 16 Auf der Warteliste niemand Platz behalten Buchung stornieren',
  ],
  [
    'moved by the venue',
    START - HOUR,
    () => cancelSheet({}, { reason: 'class_moved', free_until: iso(START) }),
    'Vinyasa Flow, today, 18:30. The venue moved this class: free to cancel until it starts, today, 18:30. Visits used after this 1 of 16 On the waitlist nobody Keep my place Cancel my booking',
    'Vinyasa Flow, aujourd’hui, 18:30. Le lieu a déplacé ce cours : annulation gratuite jusqu’au début (aujourd’hui, 18:30). Visites utilisées ensuite 1 sur 16 Sur la liste d’attente personne Garder ma place Annuler ma réservation',
    'Vinyasa Flow, heute, 18:30. Das Studio hat den Kurs verlegt: kostenlos stornierbar bis zum Beginn, heute, 18:30. Genutzte Besuche danach 1 von 16 Auf der Warteliste niemand Platz behalten Buchung stornieren',
  ],
  [
    'late, back if the place is taken',
    START - HOUR,
    () => cancelSheet({}, { ...LATE, returned_if_taken: true }),
    'Vinyasa Flow, today, 18:30. Free cancellation ended today, 06:30. Visits used after this 2 of 16 If someone takes your place 1 of 16, visit returned On the waitlist nobody Keep my place Cancel and use 1 visit',
    'Vinyasa Flow, aujourd’hui, 18:30. L’annulation gratuite a pris fin : aujourd’hui, 06:30. Visites utilisées ensuite 2 sur 16 Si quelqu’un prend votre place 1 sur 16, visite rendue Sur la liste d’attente personne Garder ma place Annuler et utiliser 1 visite',
    'Vinyasa Flow, heute, 18:30. Die kostenlose Stornierung endete heute, 06:30. Genutzte Besuche danach 2 von 16 Wenn jemand deinen Platz nimmt 1 von 16, Besuch zurück Auf der Warteliste niemand Platz behalten Stornieren, 1 Besuch verbrauchen',
  ],
  [
    'late',
    START - HOUR,
    () => cancelSheet({}, LATE),
    'Vinyasa Flow, today, 18:30. Free cancellation ended today, 06:30. Visits used after this 2 of 16 On the waitlist nobody Keep my place Cancel and use 1 visit',
    'Vinyasa Flow, aujourd’hui, 18:30. L’annulation gratuite a pris fin : aujourd’hui, 06:30. Visites utilisées ensuite 2 sur 16 Sur la liste d’attente personne Garder ma place Annuler et utiliser 1 visite',
    'Vinyasa Flow, heute, 18:30. Die kostenlose Stornierung endete heute, 06:30. Genutzte Besuche danach 2 von 16 Auf der Warteliste niemand Platz behalten Stornieren, 1 Besuch verbrauchen',
  ],
  [
    'late, with a plan without a limit',
    START - HOUR,
    () => cancelSheet({}, { ...LATE, returned_if_taken: true }, withoutLimit),
    'Vinyasa Flow, today, 18:30. Free cancellation ended today, 06:30. Visits used after this 6 If someone takes your place 5, visit returned On the waitlist nobody Keep my place Cancel and use 1 visit',
    'Vinyasa Flow, aujourd’hui, 18:30. L’annulation gratuite a pris fin : aujourd’hui, 06:30. Visites utilisées ensuite 6 Si quelqu’un prend votre place 5, visite rendue Sur la liste d’attente personne Garder ma place Annuler et utiliser 1 visite',
    'Vinyasa Flow, heute, 18:30. Die kostenlose Stornierung endete heute, 06:30. Genutzte Besuche danach 6 Wenn jemand deinen Platz nimmt 5, Besuch zurück Auf der Warteliste niemand Platz behalten Stornieren, 1 Besuch verbrauchen',
  ],
  [
    'with one guest',
    START - DAY,
    () => cancelSheet({}, { guests: 1 }),
    'Vinyasa Flow, tomorrow, 18:30. Free to cancel until tomorrow, 06:30. Visits used after this 1 of 16 Your guests 1 place, freed too On the waitlist nobody Keep my place Cancel my booking',
    'Vinyasa Flow, demain, 18:30. Annulation gratuite jusqu’à : demain, 06:30. Visites utilisées ensuite 1 sur 16 Vos invités 1 place, libérée aussi Sur la liste d’attente personne Garder ma place Annuler ma réservation',
    'Vinyasa Flow, morgen, 18:30. Kostenlos stornierbar bis morgen, 06:30. Genutzte Besuche danach 1 von 16 Deine Gäste 1 Platz, wird auch frei Auf der Warteliste niemand Platz behalten Buchung stornieren',
  ],
  [
    'with two guests',
    START - DAY,
    () => cancelSheet({}, { guests: 2 }),
    'Vinyasa Flow, tomorrow, 18:30. Free to cancel until tomorrow, 06:30. Visits used after this 1 of 16 Your guests 2 places, freed too On the waitlist nobody Keep my place Cancel my booking',
    'Vinyasa Flow, demain, 18:30. Annulation gratuite jusqu’à : demain, 06:30. Visites utilisées ensuite 1 sur 16 Vos invités 2 places, libérées aussi Sur la liste d’attente personne Garder ma place Annuler ma réservation',
    'Vinyasa Flow, morgen, 18:30. Kostenlos stornierbar bis morgen, 06:30. Genutzte Besuche danach 1 von 16 Deine Gäste 2 Plätze, werden auch frei Auf der Warteliste niemand Platz behalten Buchung stornieren',
  ],
  [
    'paid once, free',
    START - DAY,
    () => cancelSheet(...refundable('refund_due', START + DAY)),
    'Vinyasa Flow, tomorrow, 18:30. Money back until tomorrow, 06:30. Your payment USD 18, back on your card by 25 November On the waitlist nobody Keep my place Cancel, get USD 18 back',
    'Vinyasa Flow, demain, 18:30. Remboursé en cas d’annulation avant : demain, 06:30. Votre paiement 18 USD, sur votre carte avant le 25 novembre Sur la liste d’attente personne Garder ma place Annuler et récupérer 18 USD',
    'Vinyasa Flow, morgen, 18:30. Geld zurück bis morgen, 06:30. Deine Zahlung 18 USD, bis 25. November auf deiner Karte Auf der Warteliste niemand Platz behalten Stornieren, 18 USD zurückbekommen',
  ],
  [
    'paid once, late',
    START - HOUR,
    () => cancelSheet(...refundable('kept')),
    'Vinyasa Flow, today, 18:30. The time for a refund ended today, 06:30. Your payment USD 18, not refunded If someone takes your place USD 18 goes back to your card On the waitlist nobody Keep my place Cancel without a refund',
    'Vinyasa Flow, aujourd’hui, 18:30. Le délai de remboursement a pris fin : aujourd’hui, 06:30. Votre paiement 18 USD, non remboursés Si quelqu’un prend votre place 18 USD rendus sur votre carte Sur la liste d’attente personne Garder ma place Annuler sans remboursement',
    'Vinyasa Flow, heute, 18:30. Die Frist für eine Erstattung endete heute, 06:30. Deine Zahlung 18 USD, nicht erstattet Wenn jemand deinen Platz nimmt 18 USD gehen auf deine Karte zurück Auf der Warteliste niemand Platz behalten Ohne Erstattung stornieren',
  ],
  [
    'waiting',
    START - DAY,
    () => cancelSheet(WAITING, { reason: 'waitlisted' }),
    'Vinyasa Flow, tomorrow, 18:30. This costs nothing. Stay on the waitlist Leave the waitlist',
    'Vinyasa Flow, demain, 18:30. Cela ne coûte rien. Rester sur la liste d’attente Quitter la liste d’attente',
    'Vinyasa Flow, morgen, 18:30. Das kostet nichts. Auf der Warteliste bleiben Warteliste verlassen',
  ],
  [
    'offered',
    START - 5 * HOUR,
    () => cancelSheet(OFFERED, { reason: 'pending' }),
    'Vinyasa Flow, today, 18:30. This costs nothing. Close Let it go',
    'Vinyasa Flow, aujourd’hui, 18:30. Cela ne coûte rien. Fermer Laisser passer',
    'Vinyasa Flow, heute, 18:30. Das kostet nichts. Schließen Weitergeben',
  ],
  [
    'a payment awaited',
    START - 5 * HOUR,
    () => cancelSheet({ ...OFFERED, pending_for: 'payment' }, { reason: 'pending' }),
    'Vinyasa Flow, today, 18:30. This costs nothing. Close Cancel my booking',
    'Vinyasa Flow, aujourd’hui, 18:30. Cela ne coûte rien. Fermer Annuler ma réservation',
    'Vinyasa Flow, heute, 18:30. Das kostet nichts. Schließen Buchung stornieren',
  ],
  [
    'checked in',
    START - 10 * MINUTE,
    () => cancelSheet(ARRIVED, { allowed: false, reason: 'checked_in' }),
    'Vinyasa Flow, today, 18:30. You checked in at 18:00. Close',
    'Vinyasa Flow, aujourd’hui, 18:30. Votre arrivée est enregistrée depuis 18:00. Fermer',
    'Vinyasa Flow, heute, 18:30. Du hast um 18:00 eingecheckt. Schließen',
  ],
  [
    'begun',
    START + MINUTE,
    () => cancelSheet({}, { allowed: false, reason: 'class_started' }),
    'Vinyasa Flow, today, 18:30. The class has begun. Close',
    'Vinyasa Flow, aujourd’hui, 18:30. Le cours a commencé. Fermer',
    'Vinyasa Flow, heute, 18:30. Der Kurs hat begonnen. Schließen',
  ],
]);
