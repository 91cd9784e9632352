import type { Tx } from '../platform/database/transaction.ts';
import { demoId } from './demo-id.ts';
import type { DemoPerson } from './generate-demo-people.ts';
import { insertRows, instantText } from './insert-rows.ts';

const hour = 60 * 60 * 1000;

interface Told {
  /** An account, or the language of a neighbour who says it. */
  by: string;
  category: 'bug' | 'idea' | 'venue' | 'booking' | 'payment' | 'other';
  rating: number | null;
  message: string;
  hoursAgo: number;
  answer?: string;
  answeredHoursAgo?: number;
}

const told: readonly Told[] = [
  {
    by: 'member@pulse.test',
    category: 'venue',
    rating: 4,
    message: 'Lovely pool at Bahr Swim Club, but the lockers still take old coins only.',
    hoursAgo: 11 * 24,
    answer: 'Thank you, Maya. The club has changed the locks since; no coin needed any more.',
    answeredHoursAgo: 9 * 24,
  },
  {
    by: 'member@pulse.test',
    category: 'idea',
    rating: 5,
    message: 'The calendar entry that moves by itself when a class moves is great.',
    hoursAgo: 2 * 24,
  },
  {
    by: 'fr',
    category: 'booking',
    rating: 3,
    message:
      'J’étais deuxième sur la liste d’attente et la place m’a été proposée pendant que j’étais dans le métro. Une demi-heure, c’est court.',
    hoursAgo: 7,
  },
  {
    by: 'en',
    category: 'bug',
    rating: 2,
    message:
      'On my old phone the map shows nothing until I turn the screen. The list beside it works.',
    hoursAgo: 19,
  },
  {
    by: 'de',
    category: 'idea',
    rating: 5,
    message:
      'Könnt ihr bei Kursen anzeigen, ob es eine Dusche mit Warmwasser gibt? Im Winter ist das für mich entscheidend.',
    hoursAgo: 30,
  },
  {
    by: 'en',
    category: 'payment',
    rating: null,
    message: 'The receipt says "Plus, one month". My company needs its own name on it, please.',
    hoursAgo: 3 * 24,
  },
  {
    by: 'fr',
    category: 'venue',
    rating: 5,
    message: 'L’accueil chez Jabal Bloc est adorable. On m’a prêté des chaussons sans supplément.',
    hoursAgo: 5 * 24,
    answer: 'Merci, nous leur avons transmis vos mots. Ils en ont été très heureux.',
    answeredHoursAgo: 4 * 24,
  },
  {
    by: 'de',
    category: 'bug',
    rating: 3,
    message: 'Die Erinnerung kam nach der Zeitumstellung eine Stunde zu früh.',
    hoursAgo: 20 * 24,
    answer: 'Danke für den Hinweis. Das ist behoben, die Erinnerungen gehen nun nach der Ortszeit.',
    answeredHoursAgo: 18 * 24,
  },
  {
    by: 'en',
    category: 'other',
    rating: 4,
    message: 'Is there a way to give a month as a present? My sister would love this.',
    hoursAgo: 8 * 24,
  },
];

/** Writes what members told us: some in each language, some answered by ops. */
export async function seedFeedback(
  tx: Tx,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  const ago = (hours: number) => instantText(now - hours * hour);
  const speakers = new Map<string, DemoPerson[]>();
  for (const person of people)
    if (person.books && !person.canSignIn)
      speakers.set(person.language, [...(speakers.get(person.language) ?? []), person]);
  const sayer = (by: string, index: number) =>
    by.includes('@') ? demoId('person', by) : speakers.get(by)?.[index * 7]?.id;
  await insertRows(
    tx,
    'feedback',
    told.flatMap(({ by, answer, answeredHoursAgo, hoursAgo, ...words }, index) => {
      const userId = sayer(by, index);
      return userId
        ? {
            id: feedbackId(index),
            user_id: userId,
            ...words,
            answer: answer ?? null,
            answered_at: answeredHoursAgo === undefined ? null : ago(answeredHoursAgo),
            answered_by: answer ? demoId('person', 'ops@pulse.test') : null,
            created_at: ago(hoursAgo),
          }
        : [];
    }),
  );
}

const feedbackId = (index: number) => demoId('feedback', `${index}`);

/** The feedback of Maya that was answered, for the notification that says so. */
export const ANSWERED_FEEDBACK_ID = feedbackId(0);
