/** Words that say what a place is, or that begin a name: they stand for no venue. */
const unimportant = new Set([
  'the',
  'le',
  'la',
  'les',
  'el',
  'al',
  'de',
  'du',
  'des',
  'und',
  'et',
  'and',
]);

/** Returns the one or two letters that stand for a venue: "NS" for "Nafas Studio". */
export function monogramOf(name: string): string {
  const words = name.split(/[\s\-–—'’.,&+/()]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const important = words.filter((word) => !unimportant.has(word.toLowerCase()));
  const chosen = important.length > 0 ? important : words;
  return chosen
    .slice(0, 2)
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0]?.toLocaleUpperCase('en') ?? '')
    .join('');
}
