/** The languages of the product, in the order in which the switch lists them. */
export const languages = ['en', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** Returns the product's language of a tag ("de-AT", "fr"); English for an unknown one. */
export function toLanguage(tag: string | undefined): Language {
  const base = tag?.split('-')[0];
  return languages.find((language) => language === base) ?? 'en';
}
