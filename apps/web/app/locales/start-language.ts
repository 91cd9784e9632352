import { translator } from '#light-translator';
import { languageOptions } from './language-options.ts';
import { toLanguage } from './languages.ts';
import { setPreferredLanguage } from './switch-to-preferred-language.ts';

const files = import.meta.glob<Record<string, string>>('./{en,fr,de}/*.json', {
  import: 'default',
});

/** The key that i18next uses. */
const storageKey = 'i18nextLng';

/** Loads one namespace in one language, so that a page carries only the texts it shows. */
async function loadTranslations(language: string, namespace: string) {
  const load = files[`./${language}/${namespace}.json`];
  if (!load) throw new Error(`No translations for ${language}/${namespace}`);
  return load();
}

/**
 * Starts translation with the language that was chosen on this device, else that of the browser. A
 * prerendered page is English: it is hydrated in English and switched afterwards.
 */
export async function startLanguage(prerendered: boolean): Promise<void> {
  const stored = localStorage.getItem(storageKey);
  const preferred = toLanguage(stored ?? navigator.language);
  setPreferredLanguage(preferred);
  const lng = prerendered ? 'en' : preferred;
  await translator.init({ ...languageOptions, lng, load: loadTranslations });
  const persistLanguage = (language: string) => {
    document.documentElement.lang = language;
    localStorage.setItem(storageKey, language);
  };
  if (translator.language === preferred) persistLanguage(preferred);
  translator.onLanguageChange(persistLanguage);
}
