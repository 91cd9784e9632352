import { createInstance } from 'i18next';
import de from '../../locales/de/analytics.json' with { type: 'json' };
import en from '../../locales/en/analytics.json' with { type: 'json' };
import fr from '../../locales/fr/analytics.json' with { type: 'json' };
import type { Language } from '../../platform/translation/translate.ts';

const texts = createInstance();
await texts.init({
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
});

/** Writes a text of the files of figures in a language. */
export type Say = (key: string, values?: Record<string, string>) => string;

/** The texts of the files of figures in a language. */
export const textsIn =
  (language: Language): Say =>
  (key, values = {}) =>
    texts.t(key, { lng: language, ...values });
