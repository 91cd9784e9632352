import type { Language } from '../../locales/languages.ts';

/** The regional form of each language: English dates read day first and clocks show 24 hours. */
export const localeOf: Record<Language, string> = { en: 'en-GB', fr: 'fr', de: 'de' };
