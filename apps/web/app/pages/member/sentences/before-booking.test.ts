import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { bookFoot, heldPlace, iso, START } from '../../../../test/member-parts.tsx';
import { testSentences } from '../../../../test/render-sentences.tsx';

/* The feet of the sheets that book a class or take a held place. */

testSentences([
  [
    'book: 4 visits left',
    START - DAY,
    () => bookFoot({}),
    'Uses 1 of 4 visits left. Free to cancel until tomorrow, 06:30. After that it uses the visit, unless someone takes the place.',
    'Utilise 1 de vos 4 visites restantes. Annulation gratuite jusqu’à demain, 06:30. Ensuite, elle utilise la visite, sauf si quelqu’un prend la place.',
    'Verbraucht 1 von 4 verbleibenden Besuchen. Kostenlos stornieren bis morgen, 06:30. Danach verbraucht es den Besuch, außer jemand übernimmt den Platz.',
  ],
  [
    'book: the last visit',
    START - DAY,
    () => bookFoot({ visits_left_after: 0 }),
    'Uses your last visit of the month. Free to cancel until tomorrow, 06:30. After that it uses the visit, unless someone takes the place.',
    'Utilise votre dernière visite du mois. Annulation gratuite jusqu’à demain, 06:30. Ensuite, elle utilise la visite, sauf si quelqu’un prend la place.',
    'Verbraucht deinen letzten Besuch im Monat. Kostenlos stornieren bis morgen, 06:30. Danach verbraucht es den Besuch, außer jemand übernimmt den Platz.',
  ],
  [
    'book: without a limit',
    START - DAY,
    () => bookFoot({ visits_left_after: null }),
    'Uses 1 visit, no monthly limit. Free to cancel until tomorrow, 06:30. After that it uses the visit, unless someone takes the place.',
    'Utilise 1 visite, sans limite par mois. Annulation gratuite jusqu’à demain, 06:30. Ensuite, elle utilise la visite, sauf si quelqu’un prend la place.',
    'Verbraucht 1 Besuch, ohne Monatslimit. Kostenlos stornieren bis morgen, 06:30. Danach verbraucht es den Besuch, außer jemand übernimmt den Platz.',
  ],
  [
    'book: a Plus visit',
    START - DAY,
    () => bookFoot({ plus_visit: true }),
    'Uses 1 of 4 visits left. Free to cancel until tomorrow, 06:30. Counts as a Plus visit. After that it uses the visit, unless someone takes the place.',
    'Utilise 1 de vos 4 visites restantes. Annulation gratuite jusqu’à demain, 06:30. Compte comme visite Plus. Ensuite, elle utilise la visite, sauf si quelqu’un prend la place.',
    'Verbraucht 1 von 4 verbleibenden Besuchen. Kostenlos stornieren bis morgen, 06:30. Zählt als Plus-Besuch. Danach verbraucht es den Besuch, außer jemand übernimmt den Platz.',
  ],
  [
    'book: late',
    START - HOUR,
    () => bookFoot({}),
    'Uses 1 of 4 visits left. Free to cancel for 10 minutes. After that it uses the visit, unless someone takes the place.',
    'Utilise 1 de vos 4 visites restantes. Annulation gratuite pendant 10 minutes. Ensuite, elle utilise la visite, sauf si quelqu’un prend la place.',
    'Verbraucht 1 von 4 verbleibenden Besuchen. 10 Minuten lang kostenlos stornieren. Danach verbraucht es den Besuch, außer jemand übernimmt den Platz.',
  ],
  [
    'book: 6 minutes before the start',
    START - 6 * MINUTE,
    () => bookFoot({}),
    'Uses 1 of 4 visits left. Free to cancel for 6 minutes. After that it uses the visit, unless someone takes the place.',
    'Utilise 1 de vos 4 visites restantes. Annulation gratuite pendant 6 minutes. Ensuite, elle utilise la visite, sauf si quelqu’un prend la place.',
    'Verbraucht 1 von 4 verbleibenden Besuchen. 6 Minuten lang kostenlos stornieren. Danach verbraucht es den Besuch, außer jemand übernimmt den Platz.',
  ],
  [
    'book: never free',
    START - HOUR,
    () => bookFoot({}, { grace_minutes: 0 }),
    'Uses 1 of 4 visits left. Cancelling uses the visit, unless someone takes the place.',
    'Utilise 1 de vos 4 visites restantes. Annuler utilise la visite, sauf si quelqu’un prend la place.',
    'Verbraucht 1 von 4 verbleibenden Besuchen. Stornieren verbraucht den Besuch, außer jemand nimmt den Platz.',
  ],
  [
    'book: on the waitlist',
    START - DAY,
    () => bookFoot(null),
    'Free to cancel until tomorrow, 06:30. After that it uses the visit, unless someone takes the place.',
    'Annulation gratuite jusqu’à demain, 06:30. Ensuite, elle utilise la visite, sauf si quelqu’un prend la place.',
    'Kostenlos stornieren bis morgen, 06:30. Danach verbraucht es den Besuch, außer jemand übernimmt den Platz.',
  ],
  [
    'held: free to give back',
    START - 70 * MINUTE,
    () => heldPlace({ accept_free_until: iso(START - HOUR) }),
    '10 minutes left Held for you Vinyasa Flow, 18:30 Nafas Studio. Passes on at 17:30. Taking it uses 1 visit. Free to give back until today, 17:30. Take the place Let it go',
    '10 minutes restantes Réservée pour vous Vinyasa Flow, 18:30 Nafas Studio. Passe à la personne suivante à 17:30. La prendre utilise 1 visite. À rendre gratuitement jusqu’à aujourd’hui, 17:30. Prendre la place Laisser passer',
    'noch 10 Minuten Für dich gehalten Vinyasa Flow, 18:30 Nafas Studio. Geht um 17:30 weiter. Annehmen verbraucht 1 Besuch. Kostenlos zurückgeben bis heute, 17:30. Platz nehmen Weitergeben',
  ],
  [
    'held: never free',
    START - 70 * MINUTE,
    () => heldPlace({}),
    '10 minutes left Held for you Vinyasa Flow, 18:30 Nafas Studio. Passes on at 17:30. Taking it uses 1 visit. Giving it back then uses the visit, unless someone takes the place. Take the place Let it go',
    '10 minutes restantes Réservée pour vous Vinyasa Flow, 18:30 Nafas Studio. Passe à la personne suivante à 17:30. La prendre utilise 1 visite. La rendre ensuite utilise la visite, sauf si quelqu’un prend la place. Prendre la place Laisser passer',
    'noch 10 Minuten Für dich gehalten Vinyasa Flow, 18:30 Nafas Studio. Geht um 17:30 weiter. Annehmen verbraucht 1 Besuch. Wer ihn dann zurückgibt, verbraucht den Besuch, außer jemand nimmt den Platz. Platz nehmen Weitergeben',
  ],
  [
    'held: paid once',
    START - 70 * MINUTE,
    () => heldPlace({ paid_by: 'drop_in', accept_free_until: iso(START - HOUR) }),
    '10 minutes left Held for you Vinyasa Flow, 18:30 Nafas Studio. Passes on at 17:30. Free to give back until today, 17:30. Take the place Let it go',
    '10 minutes restantes Réservée pour vous Vinyasa Flow, 18:30 Nafas Studio. Passe à la personne suivante à 17:30. À rendre gratuitement jusqu’à aujourd’hui, 17:30. Prendre la place Laisser passer',
    'noch 10 Minuten Für dich gehalten Vinyasa Flow, 18:30 Nafas Studio. Geht um 17:30 weiter. Kostenlos zurückgeben bis heute, 17:30. Platz nehmen Weitergeben',
  ],
]);
