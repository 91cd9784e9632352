const forms = ['one', 'two', 'few', 'other'] as const;

/** Which written form a position in line takes in a language: 1st, 2nd, 3rd, 4th in English. */
export function ordinalForm(language: string, position: number): (typeof forms)[number] {
  const form = new Intl.PluralRules(language, { type: 'ordinal' }).select(position);
  return forms.find((known) => known === form) ?? 'other';
}
