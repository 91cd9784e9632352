import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { ARRIVED, card, START, withGuests } from '../../../../test/member-parts.tsx';
import { testSentences } from '../../../../test/render-sentences.tsx';

/* The card of the next class, on the dashboard. */

testSentences([
  [
    'in three days',
    START - 3 * DAY,
    () => card(),
    'Confirmed Tue 24 18:30 in 3 days Vinyasa Flow Nafas Studio, Mar Mikhael Check-in opens 18:00 Directions',
    'Confirmé mar. 24 18:30 dans 3 jours Vinyasa Flow Nafas Studio, Mar Mikhael Enregistrement dès 18:00 Itinéraire',
    'Bestätigt Di., 24. 18:30 in 3 Tagen Vinyasa Flow Nafas Studio, Mar Mikhael Check-in ab 18:00 Route',
  ],
  [
    'tomorrow',
    START - 20 * HOUR,
    () => card(),
    'Confirmed Tomorrow 18:30 in 20 h 0 min Vinyasa Flow Nafas Studio, Mar Mikhael Check-in opens 18:00 Directions',
    'Confirmé Demain 18:30 dans 20 h 0 min Vinyasa Flow Nafas Studio, Mar Mikhael Enregistrement dès 18:00 Itinéraire',
    'Bestätigt Morgen 18:30 in 20 Std. 0 Min. Vinyasa Flow Nafas Studio, Mar Mikhael Check-in ab 18:00 Route',
  ],
  [
    'today, with a friend',
    START - 5 * HOUR,
    () => card(withGuests('Lina Haddad')),
    'Confirmed Today 18:30 in 5 h 0 min Vinyasa Flow Nafas Studio, Mar Mikhael With Lina Haddad Check-in opens 18:00 Directions',
    'Confirmé Aujourd’hui 18:30 dans 5 h 0 min Vinyasa Flow Nafas Studio, Mar Mikhael Avec Lina Haddad Enregistrement dès 18:00 Itinéraire',
    'Bestätigt Heute 18:30 in 5 Std. 0 Min. Vinyasa Flow Nafas Studio, Mar Mikhael Mit Lina Haddad Check-in ab 18:00 Route',
  ],
  [
    'in the last hour',
    START - 50 * MINUTE,
    () => card(),
    'Confirmed Today 18:30 in 50:00 Vinyasa Flow Nafas Studio, Mar Mikhael Check-in opens 18:00 Directions',
    'Confirmé Aujourd’hui 18:30 dans 50:00 Vinyasa Flow Nafas Studio, Mar Mikhael Enregistrement dès 18:00 Itinéraire',
    'Bestätigt Heute 18:30 in 50:00 Vinyasa Flow Nafas Studio, Mar Mikhael Check-in ab 18:00 Route',
  ],
  [
    'while check-in is open',
    START - 10 * MINUTE,
    () => card(),
    'Confirmed Today 18:30 in 10:00 Vinyasa Flow Nafas Studio, Mar Mikhael Check in Directions',
    'Confirmé Aujourd’hui 18:30 dans 10:00 Vinyasa Flow Nafas Studio, Mar Mikhael S’enregistrer Itinéraire',
    'Bestätigt Heute 18:30 in 10:00 Vinyasa Flow Nafas Studio, Mar Mikhael Einchecken Route',
  ],
  [
    'begun, with check-in open',
    START + 5 * MINUTE,
    () => card(),
    'Confirmed Today 18:30 has begun Vinyasa Flow Nafas Studio, Mar Mikhael Check in Directions',
    'Confirmé Aujourd’hui 18:30 a commencé Vinyasa Flow Nafas Studio, Mar Mikhael S’enregistrer Itinéraire',
    'Bestätigt Heute 18:30 hat begonnen Vinyasa Flow Nafas Studio, Mar Mikhael Einchecken Route',
  ],
  [
    'begun, with check-in closed',
    START + 20 * MINUTE,
    () => card(),
    'Confirmed Today 18:30 has begun Vinyasa Flow Nafas Studio, Mar Mikhael Check-in closed 18:45 Directions',
    'Confirmé Aujourd’hui 18:30 a commencé Vinyasa Flow Nafas Studio, Mar Mikhael Enregistrement fermé à 18:45 Itinéraire',
    'Bestätigt Heute 18:30 hat begonnen Vinyasa Flow Nafas Studio, Mar Mikhael Check-in endete um 18:45 Route',
  ],
  [
    'arrived before it begins',
    START - 10 * MINUTE,
    () => card(ARRIVED),
    'Arrived 18:00 Today 18:30 in 10:00 Vinyasa Flow Nafas Studio, Mar Mikhael Directions',
    'Arrivée à 18:00 Aujourd’hui 18:30 dans 10:00 Vinyasa Flow Nafas Studio, Mar Mikhael Itinéraire',
    'Da seit 18:00 Heute 18:30 in 10:00 Vinyasa Flow Nafas Studio, Mar Mikhael Route',
  ],
  [
    'arrived, while it takes place',
    START + 10 * MINUTE,
    () => card(ARRIVED),
    'Arrived 18:00 Today 18:30 has begun Vinyasa Flow Nafas Studio, Mar Mikhael Directions',
    'Arrivée à 18:00 Aujourd’hui 18:30 a commencé Vinyasa Flow Nafas Studio, Mar Mikhael Itinéraire',
    'Da seit 18:00 Heute 18:30 hat begonnen Vinyasa Flow Nafas Studio, Mar Mikhael Route',
  ],
]);
