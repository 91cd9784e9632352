import type { Activity } from '../activities.ts';
import { ACTIVITY_WORDS } from '../search/search-activities.ts';
import { foldSearchText, writeOutUmlauts } from '../search/search-words.ts';

const PHRASES = Object.entries(ACTIVITY_WORDS)
  .flatMap(([activity, words]) =>
    [activity, ...words].flatMap((word) =>
      [...new Set([foldSearchText(word), foldSearchText(writeOutUmlauts(word))])].map((phrase) => ({
        phrase,
        activity: activity as Activity,
      })),
    ),
  )
  // Of two phrases in one name, the longer one says more: "paddle tennis" is padel.
  .sort((a, b) => b.phrase.length - a.phrase.length);

/** The activity that a text names as whole words, in English, French or German; null for none. */
export function activityIn(text: string): Activity | null {
  const folded = ` ${foldSearchText(text)} `;
  return PHRASES.find(({ phrase }) => folded.includes(` ${phrase} `))?.activity ?? null;
}
