import { createInstance } from 'i18next';
import de from '../../locales/de/errors.json' with { type: 'json' };
import en from '../../locales/en/errors.json' with { type: 'json' };
import fr from '../../locales/fr/errors.json' with { type: 'json' };
import { formatDetails } from './format-details.ts';

/** The languages of spec §9. */
export type Language = 'en' | 'fr' | 'de';

const i18n = createInstance();
await i18n.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
  interpolation: { escapeValue: false },
});

/**
 * A sentence of locales/<language>/errors.json with its details filled in: instants as day and time
 * in the zone of the detail `time_zone`, local dates written out; `count`, `limit`, `capacity` or
 * `size` selects the plural form, `purpose` the variant. Where a detail is missing, the sentence's
 * `_plain` form is used.
 */
export function translate(language: Language, key: string, details: object = {}): string {
  const formatted = formatDetails(language, details);
  const {
    purpose,
    count = formatted.limit ?? formatted.capacity ?? formatted.size,
    ...others
  } = formatted;
  const options = {
    lng: language,
    ...others,
    ...(typeof purpose === 'string' && { context: purpose }),
    ...(typeof count === 'number' && { count }),
  };
  const plainKey = `${key}_plain`;
  if (!i18n.exists(plainKey, { lng: language })) return i18n.t(key, options);
  const text = i18n.t(key, { ...options, missingInterpolationHandler: () => MISSING_VALUE });
  const complete = text !== key && !text.includes(MISSING_VALUE);
  return complete ? text : i18n.t(plainKey, { lng: language });
}

/** Marks a missing detail in a sentence; no detail can contain it. */
const MISSING_VALUE = '\u0000';

/** Whether errors.json has this sentence, in any plural form. */
export function hasTranslation(key: string): boolean {
  return i18n.exists(key, { count: 2 });
}
