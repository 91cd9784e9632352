/** The forms of a counted word by plural category; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** "3 left" in the page's language, from the forms that the page carries. */
export function formatCount(forms: PluralForms, count: number, language: string): string {
  const form = count === 0 ? forms.zero : undefined;
  const category = new Intl.PluralRules(language).select(count);
  const text = form ?? forms[category] ?? forms.other ?? '';
  return text.replace('#', new Intl.NumberFormat(language).format(count));
}

/** Reads the forms that a React component wrote into an attribute. */
export function readPluralForms(attribute: string | undefined): PluralForms {
  return JSON.parse(attribute ?? '{}') as PluralForms;
}
