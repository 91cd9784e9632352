import type { Activity } from '../activities.ts';
import { ACTIVITY_WORDS } from './search-activities.ts';
import type { PartOfDay, SearchDay } from './search-times.ts';
import { foldSearchText, writeOutUmlauts } from './search-words.ts';

/** What a phrase of the vocabulary means. */
export type Meaning =
  | { kind: 'activity'; activity: Activity }
  | { kind: 'day'; day: SearchDay; part?: PartOfDay }
  | { kind: 'part'; part: PartOfDay }
  /** German "morgen": tomorrow, or after a day the morning. */
  | { kind: 'tomorrow-or-morning' }
  /** Before or after a weekday: not today. */
  | { kind: 'next' }
  /** "In", "the": means nothing before a word that is understood. */
  | { kind: 'filler' }
  /** "With", "coach", "class": means nothing beside any other word. */
  | { kind: 'companion' };

/** The most words of a phrase. */
export const MAX_PHRASE_WORDS = 3;

const WEEKDAYS = [
  ['monday', 'lundi', 'montag'],
  ['tuesday', 'mardi', 'dienstag'],
  ['wednesday', 'mercredi', 'mittwoch'],
  ['thursday', 'jeudi', 'donnerstag'],
  ['friday', 'vendredi', 'freitag'],
  ['saturday', 'samedi', 'samstag', 'sonnabend'],
  ['sunday', 'dimanche', 'sonntag'],
];

const PARTS: Record<PartOfDay, readonly string[]> = {
  morning: [
    'morning',
    'matin',
    'matinée',
    'morgens',
    'vormittag',
    'vormittags',
    'früh',
    'am morgen',
  ],
  noon: ['noon', 'lunchtime', 'midi', 'mittag', 'mittags'],
  afternoon: ['afternoon', 'après-midi', 'nachmittag', 'nachmittags'],
  evening: ['evening', 'night', 'soir', 'soirée', 'abend', 'abends'],
};

/** "Montagabend" is one word. */
const GERMAN_COMPOUNDS: readonly (readonly [PartOfDay, string])[] = [
  ['morning', 'morgen'],
  ['morning', 'vormittag'],
  ['noon', 'mittag'],
  ['afternoon', 'nachmittag'],
  ['evening', 'abend'],
];

const inDays = (days: number, part?: PartOfDay): Meaning => ({
  kind: 'day',
  day: { kind: 'in-days', days },
  ...(part && { part }),
});

const RELATIVE_DAYS: readonly (readonly [Meaning, readonly string[]])[] = [
  [inDays(0), ['today', "aujourd'hui", 'heute']],
  [inDays(0, 'evening'), ['tonight', 'this evening', 'ce soir']],
  [inDays(0, 'afternoon'), ['this afternoon', 'cet après-midi']],
  [inDays(0, 'morning'), ['this morning', 'ce matin']],
  [inDays(1), ['tomorrow', 'demain']],
  [inDays(2), ['day after tomorrow', 'après-demain', 'übermorgen']],
  [{ kind: 'day', day: { kind: 'weekend' } }, ['weekend', 'week-end', 'wochenende']],
  [{ kind: 'tomorrow-or-morning' }, ['morgen']],
  [{ kind: 'next' }, ['next', 'prochain', 'prochaine', 'nächsten', 'nächster', 'kommenden']],
];

const FILLERS =
  'a an at in on the near for this and or à au aux en dans de du des la le les l un une pour par ce ' +
  'cet cette et ou près am im auf beim für den der die das dem um diesen dieses und oder nähe';

const COMPANIONS =
  'with by coach trainer class classes avec chez cours mit bei trainerin kurs kurse';

let phrases: Map<string, Meaning> | undefined;

/**
 * What a folded phrase means in any of the three languages, whatever the language of the screen. The
 * vocabulary is built at its first use, so that importing this file costs nothing.
 */
export function meaningOf(foldedPhrase: string): Meaning | undefined {
  return vocabulary().get(foldedPhrase);
}

/** The words of the vocabulary that a misspelt word may stand for. */
export function vocabularyWords(): string[] {
  return [...vocabulary()]
    .filter(([, { kind }]) => kind === 'activity' || kind === 'day' || kind === 'part')
    .flatMap(([phrase]) => phrase.split(' '));
}

function vocabulary(): Map<string, Meaning> {
  phrases ??= buildVocabulary();
  return phrases;
}

function buildVocabulary(): Map<string, Meaning> {
  const built = new Map<string, Meaning>();
  const add = (meaning: Meaning, names: readonly string[]) => {
    for (const name of names)
      for (const spelling of [name, writeOutUmlauts(name)])
        built.set(foldSearchText(spelling), meaning);
  };
  add({ kind: 'filler' }, FILLERS.split(' '));
  add({ kind: 'companion' }, COMPANIONS.split(' '));
  for (const [meaning, names] of RELATIVE_DAYS) add(meaning, names);
  for (const [part, name] of GERMAN_COMPOUNDS)
    WEEKDAYS.forEach(([, , german = ''], index) => {
      const day = { kind: 'weekday', weekday: index + 1, next: false } as const;
      add({ kind: 'day', day, part }, [german + name]);
    });
  for (const [part, names] of Object.entries(PARTS) as [PartOfDay, readonly string[]][])
    add({ kind: 'part', part }, names);
  WEEKDAYS.forEach((names, index) => {
    add({ kind: 'day', day: { kind: 'weekday', weekday: index + 1, next: false } }, names);
  });
  for (const [activity, names] of Object.entries(ACTIVITY_WORDS) as [Activity, readonly string[]][])
    add({ kind: 'activity', activity }, names);
  return built;
}
