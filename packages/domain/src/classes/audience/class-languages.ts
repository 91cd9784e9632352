/** The languages in which classes are given, ISO 639-1, in the order in which they are offered. */
export const CLASS_LANGUAGES = [
  'ar',
  'en',
  'fr',
  'de',
  'hy',
  'it',
  'es',
  'pt',
  'ru',
  'tr',
] as const;
export type ClassLanguage = (typeof CLASS_LANGUAGES)[number];
