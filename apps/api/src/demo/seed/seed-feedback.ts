import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { DEMO_MEMBER_ZONE } from '../bookings/draft-demo-member-bookings.ts';
import { demoId } from '../generate/demo-id.ts';
import type { DemoUser } from '../generate/generate-demo-users.ts';
import { wakingTime } from '../generate/waking-time.ts';
import { insertRows, toIsoText } from './insert-rows.ts';

const hour = 60 * 60 * 1000;

interface SeededFeedback {
  /** An account, or the language of a background member who wrote it. */
  by: string;
  category: 'bug' | 'idea' | 'venue' | 'booking' | 'payment' | 'other';
  rating: number | null;
  message: string;
  hoursAgo: number;
  answer?: string;
  answeredHoursAgo?: number;
}

const feedbackEntries: readonly SeededFeedback[] = [
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

/** Inserts members' feedback: some in each language, some answered by ops. */
export async function seedFeedback(
  tx: Tx,
  users: readonly DemoUser[],
  now: EpochMs,
): Promise<void> {
  const ago = (hours: number) => toIsoText(feedbackTime(hours, now));
  const authorsByLanguage = new Map<string, DemoUser[]>();
  for (const person of users)
    if (person.hasBookings && !person.canSignIn)
      authorsByLanguage.set(person.language, [
        ...(authorsByLanguage.get(person.language) ?? []),
        person,
      ]);
  const authorIdOf = (by: string, index: number) =>
    by.includes('@') ? demoId('person', by) : authorsByLanguage.get(by)?.[index * 7]?.id;
  await insertRows(
    tx,
    'feedback',
    feedbackEntries.flatMap(({ by, answer, answeredHoursAgo, hoursAgo, ...columns }, index) => {
      const userId = authorIdOf(by, index);
      return userId
        ? {
            id: feedbackId(index),
            user_id: userId,
            ...columns,
            answer: answer ?? null,
            answered_at: answeredHoursAgo === undefined ? null : ago(answeredHoursAgo),
            answered_by: answer ? demoId('person', 'ops@pulse.test') : null,
            created_at: ago(hoursAgo),
          }
        : [];
    }),
  );
}

/** When feedback of some hours ago was written or answered: by day. */
export const feedbackTime = (hoursAgo: number, now: EpochMs): EpochMs =>
  wakingTime(now - hoursAgo * hour, DEMO_MEMBER_ZONE);

const feedbackId = (index: number) => demoId('feedback', `${index}`);

/** How long ago Maya's feedback was answered, in hours. */
export const ANSWERED_HOURS_AGO = 9 * 24;

/** The answered feedback of Maya, to which a notification links. */
export const ANSWERED_FEEDBACK_ID = feedbackId(0);
