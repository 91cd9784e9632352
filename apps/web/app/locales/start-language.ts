import i18n from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { languageOptions } from './language-options.ts';
import { toLanguage } from './languages.ts';
import { setPreferredLanguage } from './switch-to-preferred-language.ts';

const files = import.meta.glob<Record<string, unknown>>('./{en,fr,de}/*.json', {
  import: 'default',
});

/** Loads one feature's words in one language, so that a page carries only the words it shows. */
const lazyTranslations = {
  type: 'backend' as const,
  init() {},
  async read(language: string, namespace: string) {
    const load = files[`./${language}/${namespace}.json`];
    if (!load) throw new Error(`No words for ${language}/${namespace}`);
    return load();
  },
};

/**
 * Starts translation in the browser with the language found in local storage, the browser or the
 * HTML tag. A prerendered page is English: it is taken over in English and switched afterwards.
 */
export async function startLanguage(prerendered: boolean): Promise<void> {
  const detector = new LanguageDetector(null, {
    order: ['localStorage', 'navigator', 'htmlTag'],
    caches: ['localStorage'],
  });
  const preferred = toLanguage([detector.detect()].flat()[0]);
  setPreferredLanguage(preferred);
  await i18n
    .use(lazyTranslations)
    .use(initReactI18next)
    .init({ ...languageOptions, lng: prerendered ? 'en' : preferred });
  const persistLanguage = (language: string) => {
    document.documentElement.lang = language;
    detector.cacheUserLanguage(language);
  };
  if (i18n.language === preferred) persistLanguage(preferred);
  i18n.on('languageChanged', persistLanguage);
}
