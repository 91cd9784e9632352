import LanguageDetector from 'i18next-browser-languagedetector';
import { translator } from '#light-translator';
import { languageOptions } from './language-options.ts';
import { toLanguage } from './languages.ts';
import { setPreferredLanguage } from './switch-to-preferred-language.ts';

const files = import.meta.glob<Record<string, string>>('./{en,fr,de}/*.json', {
  import: 'default',
});

/** Loads one namespace in one language, so that a page carries only the texts it shows. */
async function loadTranslations(language: string, namespace: string) {
  const load = files[`./${language}/${namespace}.json`];
  if (!load) throw new Error(`No translations for ${language}/${namespace}`);
  return load();
}

/**
 * Starts translation in the browser with the language found in local storage, the browser or the
 * HTML tag. A prerendered page is English: it is hydrated in English and switched afterwards.
 */
export async function startLanguage(prerendered: boolean): Promise<void> {
  const detector = new LanguageDetector(null, {
    order: ['localStorage', 'navigator', 'htmlTag'],
    caches: ['localStorage'],
  });
  const preferred = toLanguage([detector.detect()].flat()[0]);
  setPreferredLanguage(preferred);
  const lng = prerendered ? 'en' : preferred;
  await translator.init({ ...languageOptions, lng, load: loadTranslations });
  const persistLanguage = (language: string) => {
    document.documentElement.lang = language;
    detector.cacheUserLanguage(language);
  };
  if (translator.language === preferred) persistLanguage(preferred);
  translator.onLanguageChange(persistLanguage);
}
