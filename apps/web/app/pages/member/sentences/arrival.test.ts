import { MINUTE } from '@pulse/domain';
import { arrival, iso, START, withGuests } from '../../../../test/member-parts.tsx';
import { testSentences } from '../../../../test/render-sentences.tsx';

/* The screen after a check-in. */

testSentences([
  [
    'before the class',
    START - 10 * MINUTE,
    () => arrival(),
    'You are in, Nora. Vinyasa Flow starts at 18:30. Nafas Studio, 18:00 Done',
    'C’est bon, Nora. Vinyasa Flow commence à 18:30. Nafas Studio, 18:00 Terminé',
    'Du bist drin, Nora. Vinyasa Flow beginnt um 18:30. Nafas Studio, 18:00 Fertig',
  ],
  [
    'before the class of a coach',
    START - 10 * MINUTE,
    () => arrival({ trainer: 'Rana' }),
    'You are in, Nora. Vinyasa Flow starts at 18:30 with Rana. Nafas Studio, 18:00 Done',
    'C’est bon, Nora. Vinyasa Flow commence à 18:30 avec Rana. Nafas Studio, 18:00 Terminé',
    'Du bist drin, Nora. Vinyasa Flow beginnt um 18:30 mit Rana. Nafas Studio, 18:00 Fertig',
  ],
  [
    'after the class has begun',
    START + 10 * MINUTE,
    () => arrival({}, { checked_in_at: iso(START + 10 * MINUTE) }),
    'You are in, Nora. Vinyasa Flow began at 18:30. Nafas Studio, 18:40 Done',
    'C’est bon, Nora. Vinyasa Flow a commencé à 18:30. Nafas Studio, 18:40 Terminé',
    'Du bist drin, Nora. Vinyasa Flow hat um 18:30 begonnen. Nafas Studio, 18:40 Fertig',
  ],
  [
    'after the class of a coach has begun',
    START + 10 * MINUTE,
    () => arrival({ trainer: 'Rana' }, { checked_in_at: iso(START + 10 * MINUTE) }),
    'You are in, Nora. Vinyasa Flow began at 18:30 with Rana. Nafas Studio, 18:40 Done',
    'C’est bon, Nora. Vinyasa Flow a commencé à 18:30 avec Rana. Nafas Studio, 18:40 Terminé',
    'Du bist drin, Nora. Vinyasa Flow hat um 18:30 mit Rana begonnen. Nafas Studio, 18:40 Fertig',
  ],
  [
    'checked in once more',
    START - 10 * MINUTE,
    () => arrival({}, { already_checked_in: true }),
    'Already checked in at 18:00. Vinyasa Flow starts at 18:30. Nafas Studio, 18:00 Done',
    'Enregistrement déjà fait à 18:00. Vinyasa Flow commence à 18:30. Nafas Studio, 18:00 Terminé',
    'Schon um 18:00 eingecheckt. Vinyasa Flow beginnt um 18:30. Nafas Studio, 18:00 Fertig',
  ],
  [
    'with a guest who is awaited, and one who has arrived',
    START - 10 * MINUTE,
    () => arrival(withGuests('Lina Haddad', null)),
    'You are in, Nora. Vinyasa Flow starts at 18:30. Lina Haddad: give the name at the desk to check in. Nafas Studio, 18:00 Done',
    'C’est bon, Nora. Vinyasa Flow commence à 18:30. Lina Haddad : donnez le nom à l’accueil pour l’enregistrement. Nafas Studio, 18:00 Terminé',
    'Du bist drin, Nora. Vinyasa Flow beginnt um 18:30. Lina Haddad: am Empfang mit dem Namen anmelden. Nafas Studio, 18:00 Fertig',
  ],
  [
    'open gym',
    START,
    () => arrival(null),
    'You are in, Nora. Enjoy your visit at Nafas Studio. Nafas Studio, 18:00 Done',
    'C’est bon, Nora. Bonne séance chez Nafas Studio. Nafas Studio, 18:00 Terminé',
    'Du bist drin, Nora. Viel Spaß bei Nafas Studio. Nafas Studio, 18:00 Fertig',
  ],
  [
    'open gym once more',
    START,
    () => arrival(null, { already_checked_in: true }),
    'Already checked in at 18:00. Enjoy your visit at Nafas Studio. Nafas Studio, 18:00 Done',
    'Enregistrement déjà fait à 18:00. Bonne séance chez Nafas Studio. Nafas Studio, 18:00 Terminé',
    'Schon um 18:00 eingecheckt. Viel Spaß bei Nafas Studio. Nafas Studio, 18:00 Fertig',
  ],
]);
