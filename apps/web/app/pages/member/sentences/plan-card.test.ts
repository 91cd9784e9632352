import { plan, START } from '../../../../test/member-parts.tsx';
import { active, counter } from '../../../../test/membership-states.ts';
import { testSentences } from '../../../../test/render-sentences.tsx';

/* The card of the plan, on the dashboard. */

const { allowance } = active;
const unlimited = {
  plan: { ...active.plan, code: 'unlimited' as const },
  allowance: {
    month: counter({ limit: null, used: 5, booked: 2 }),
    plus: counter({ limit: 12 }),
    today: counter({ limit: 3 }),
  },
};
const usedUp = {
  plan: { ...active.plan, code: 'basic' as const },
  allowance: {
    ...allowance,
    month: counter({ limit: 8, used: 7, booked: 1 }),
    plus: counter({ limit: 0, used: 0 }),
    today: counter({ limit: 1 }),
  },
};

testSentences([
  [
    'active',
    START,
    () => plan('active'),
    'Plus renews 24 December 15 of 16 visits left to book Starts again on Thursday 24 December. 1 used, 0 booked. At Plus venues 3 left of 4 Classes today 1 left of 2',
    'Plus renouvellement le 24 décembre 15 visites sur 16 à réserver Le compteur repart le jeudi 24 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4 Cours aujourd’hui 1 restant sur 2',
    'Plus verlängert sich am 24. Dezember 15 von 16 Besuchen noch frei Beginnt neu am Donnerstag, 24. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4 Kurse heute 1 übrig von 2',
  ],
  [
    'changes with the renewal',
    START,
    () => plan('changes with the renewal'),
    'Plus becomes Basic on 24 December 15 of 16 visits left to book Starts again on Thursday 24 December. 1 used, 0 booked. At Plus venues 3 left of 4 Classes today 1 left of 2',
    'Plus devient Basic le 24 décembre 15 visites sur 16 à réserver Le compteur repart le jeudi 24 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4 Cours aujourd’hui 1 restant sur 2',
    'Plus wird am 24. Dezember zu Basic 15 von 16 Besuchen noch frei Beginnt neu am Donnerstag, 24. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4 Kurse heute 1 übrig von 2',
  ],
  [
    'yearly',
    START,
    () => plan('yearly'),
    'Plus renews 24 November 2027 15 of 16 visits left to book Starts again on Thursday 24 December. 1 used, 0 booked. At Plus venues 3 left of 4 Classes today 1 left of 2',
    'Plus renouvellement le 24 novembre 2027 15 visites sur 16 à réserver Le compteur repart le jeudi 24 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4 Cours aujourd’hui 1 restant sur 2',
    'Plus verlängert sich am 24. November 2027 15 von 16 Besuchen noch frei Beginnt neu am Donnerstag, 24. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4 Kurse heute 1 übrig von 2',
  ],
  [
    'cancelled but running',
    START,
    () => plan('cancelled but running'),
    'Plus ends 24 December 15 of 16 visits left Use them until 24 December. 1 used, 0 booked. At Plus venues 3 left of 4 Classes today 1 left of 2',
    'Plus prend fin le 24 décembre 15 visites restantes sur 16 À utiliser jusqu’au 24 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4 Cours aujourd’hui 1 restant sur 2',
    'Plus endet am 24. Dezember 15 von 16 Besuchen übrig Nutzbar bis 24. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4 Kurse heute 1 übrig von 2',
  ],
  [
    'yearly, cancelled',
    START,
    () => plan('yearly, cancelled'),
    'Plus ends 24 November 2027 15 of 16 visits left Starts again on Thursday 24 December. 1 used, 0 booked. At Plus venues 3 left of 4 Classes today 1 left of 2',
    'Plus prend fin le 24 novembre 2027 15 visites restantes sur 16 Le compteur repart le jeudi 24 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4 Cours aujourd’hui 1 restant sur 2',
    'Plus endet am 24. November 2027 15 von 16 Besuchen übrig Beginnt neu am Donnerstag, 24. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4 Kurse heute 1 übrig von 2',
  ],
  [
    'paused',
    START,
    () => plan('paused'),
    'Plus paused until 8 December 15 of 16 visits left On hold. Again from Tuesday 8 December. 1 used, 0 booked. At Plus venues 3 left of 4',
    'Plus en pause jusqu’au 8 décembre 15 visites restantes sur 16 En attente. De nouveau à partir du mardi 8 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4',
    'Plus pausiert bis 8. Dezember 15 von 16 Besuchen übrig Ruht. Wieder ab Dienstag, 8. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4',
  ],
  [
    'paused and cancelled',
    START,
    () => plan('paused and cancelled'),
    'Plus paused until 8 December 15 of 16 visits left On hold. Again from Tuesday 8 December. 1 used, 0 booked. At Plus venues 3 left of 4',
    'Plus en pause jusqu’au 8 décembre 15 visites restantes sur 16 En attente. De nouveau à partir du mardi 8 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4',
    'Plus pausiert bis 8. Dezember 15 von 16 Besuchen übrig Ruht. Wieder ab Dienstag, 8. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4',
  ],
  [
    'past due',
    START,
    () => plan('past due'),
    'Plus not paid: open until 1 December 15 of 16 visits left Open until 1 December if the renewal is not paid. 1 used, 0 booked. At Plus venues 3 left of 4 Classes today 1 left of 2',
    'Plus impayé : utilisable jusqu’au 1er décembre 15 visites restantes sur 16 Utilisable jusqu’au 1er décembre si le renouvellement n’est pas payé. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4 Cours aujourd’hui 1 restant sur 2',
    'Plus nicht bezahlt: nutzbar bis 1. Dezember 15 von 16 Besuchen übrig Nutzbar bis 1. Dezember, wenn die Verlängerung nicht bezahlt wird. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4 Kurse heute 1 übrig von 2',
  ],
  [
    'given',
    START,
    () => plan('given'),
    'Plus ends 24 December 15 of 16 visits left Use them until 24 December. 1 used, 0 booked. At Plus venues 3 left of 4 Classes today 1 left of 2',
    'Plus prend fin le 24 décembre 15 visites restantes sur 16 À utiliser jusqu’au 24 décembre. Utilisées : 1, réservées : 0. Dans les lieux Plus 3 restantes sur 4 Cours aujourd’hui 1 restant sur 2',
    'Plus endet am 24. Dezember 15 von 16 Besuchen übrig Nutzbar bis 24. Dezember. 1 genutzt, 0 gebucht. In Plus-Studios 3 übrig von 4 Kurse heute 1 übrig von 2',
  ],
  [
    'unlimited',
    START,
    () => plan(unlimited),
    'Unlimited renews 24 December 7 visits used or booked, no limit Starts again on Thursday 24 December. At Plus venues 11 left of 12 Classes today 2 left of 3',
    'Unlimited renouvellement le 24 décembre 7 visites utilisées ou réservées, sans limite Le compteur repart le jeudi 24 décembre. Dans les lieux Plus 11 restantes sur 12 Cours aujourd’hui 2 restants sur 3',
    'Unlimited verlängert sich am 24. Dezember 7 Besuche genutzt oder gebucht, ohne Grenze Beginnt neu am Donnerstag, 24. Dezember. In Plus-Studios 11 übrig von 12 Kurse heute 2 übrig von 3',
  ],
  [
    'used up, without Plus visits',
    START,
    () => plan(usedUp),
    'Basic renews 24 December 0 of 8 visits left to book Starts again on Thursday 24 December. 7 used, 1 booked. Classes today 0 left of 1',
    'Basic renouvellement le 24 décembre 0 visite sur 8 à réserver Le compteur repart le jeudi 24 décembre. Utilisées : 7, réservées : 1. Cours aujourd’hui 0 restant sur 1',
    'Basic verlängert sich am 24. Dezember 0 von 8 Besuchen noch frei Beginnt neu am Donnerstag, 24. Dezember. 7 genutzt, 1 gebucht. Kurse heute 0 übrig von 1',
  ],
]);
