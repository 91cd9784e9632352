/** Numbers of each plural category of our languages. */
const categorySamples = { one: 1, many: 1_000_000, other: 5 };

/**
 * All forms of a counted word in one attribute, `#` for the number: the page can count after it has
 * been written out. `word` is asked with a count and what to write in its place.
 */
export function writePluralForms(
  word: (options: { count: number; replace: object }) => string,
): string {
  const form = (count: number) => word({ count, replace: { count: '#' } });
  const forms = Object.entries(categorySamples).map(([category, count]) => [category, form(count)]);
  return JSON.stringify({ zero: form(0), ...Object.fromEntries(forms) });
}
