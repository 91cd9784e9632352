import type { Language } from '../../locales/languages.ts';

/** Lower case, unless it is an abbreviation such as HIIT. */
function lowercaseFirst(word: string): string {
  return word === word.toUpperCase() ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

/** "Yoga, breathwork and dance": capitalised names as one phrase; German keeps its capitals. */
export function joinList(language: Language, items: readonly string[]): string {
  const phrase = items.map((word, at) =>
    at > 0 && language !== 'de' ? lowercaseFirst(word) : word,
  );
  // "Swimming, hammam and spa": one "and" is enough.
  if (phrase.some((word) => word.includes(' '))) return phrase.join(', ');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(phrase);
}
