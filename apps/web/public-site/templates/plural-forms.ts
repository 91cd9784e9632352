/** The forms of a text by plural category; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** One number of each plural category of our languages. */
const categorySamples = { one: 1, many: 1_000_000, other: 5 };

/**
 * Returns all plural forms of a text as an attribute's value, so that the page's script can count
 * without the translator. `text` is called with a count and with `#` as the number to show.
 */
export function writePluralForms(
  text: (options: { count: number; replace: object }) => string,
): string {
  const form = (count: number) => text({ count, replace: { count: '#' } });
  const forms = Object.entries(categorySamples).map(([category, count]) => [category, form(count)]);
  return JSON.stringify({ zero: form(0), ...Object.fromEntries(forms) });
}

/** Reads the attribute that `writePluralForms` wrote. */
export function readPluralForms(attribute: string | undefined): PluralForms {
  return JSON.parse(attribute ?? '{}') as PluralForms;
}

/** Returns a text with its count in the page's language ("3 left"), or an empty one without forms. */
export function formatCount(forms: PluralForms, count: number, language: string): string {
  const form = count === 0 ? forms.zero : undefined;
  const category = new Intl.PluralRules(language).select(count);
  const text = form ?? forms[category] ?? forms.other ?? '';
  return text.replace('#', new Intl.NumberFormat(language).format(count));
}
