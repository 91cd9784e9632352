/** The languages of the product, in the order in which the switch lists them. */
export const languages = ['en', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

/** Each language in its own words: a reader looks for their own language, not for its English name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** Narrows any tag ("de-AT", "fr", "xx") to a language of the product; English when it is unknown. */
export function toLanguage(tag: string | undefined): Language {
  const base = tag?.split('-')[0];
  return languages.find((language) => language === base) ?? 'en';
}
