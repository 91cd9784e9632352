import type { Language } from '#locales/languages.ts';

/** Returns the word in lower case unless it is an abbreviation such as HIIT. */
function lowercaseFirst(word: string): string {
  return word === word.toUpperCase() ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

/** Joins names to one phrase: "Yoga, breathwork and dance". German keeps the capitals. */
export function joinList(language: Language, items: readonly string[]): string {
  const phrase = items.map((word, index) =>
    index > 0 && language !== 'de' ? lowercaseFirst(word) : word,
  );
  // With a name such as "hammam and spa", a second "and" would be confusing.
  if (phrase.some((word) => word.includes(' '))) return phrase.join(', ');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(phrase);
}
