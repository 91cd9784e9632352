const ordinalCategories = ['one', 'two', 'few', 'other'] as const;

/** Which written form a position in line takes in a language: 1st, 2nd, 3rd, 4th in English. */
export function ordinalCategory(
  language: string,
  position: number,
): (typeof ordinalCategories)[number] {
  const category = new Intl.PluralRules(language, { type: 'ordinal' }).select(position);
  return ordinalCategories.find((known) => known === category) ?? 'other';
}
