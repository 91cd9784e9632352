import { createInstance } from 'i18next';
import de from '../../locales/de/errors.json' with { type: 'json' };
import en from '../../locales/en/errors.json' with { type: 'json' };
import fr from '../../locales/fr/errors.json' with { type: 'json' };
import type { Facts } from '../refusal.ts';
import { readableFacts } from './readable-facts.ts';

/** The languages of spec §9. */
export type Language = 'en' | 'fr' | 'de';

const sentences = createInstance();
await sentences.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
  interpolation: { escapeValue: false },
});

/**
 * A sentence of locales/<language>/errors.json with its facts filled in: instants as day and time in
 * the zone of the fact `time_zone`, local dates written out, `count`, `limit`, `capacity` or `size`
 * choosing the plural, `purpose` choosing between variants. Where a fact is missing, the sentence's
 * `_plain` form stands.
 */
export function say(language: Language, key: string, facts: Facts = {}): string {
  const {
    purpose,
    count = facts.limit ?? facts.capacity ?? facts.size,
    ...others
  } = readableFacts(language, facts);
  const options = {
    lng: language,
    ...others,
    ...(typeof purpose === 'string' && { context: purpose }),
    ...(typeof count === 'number' && { count }),
  };
  const plain = `${key}_plain`;
  if (!sentences.exists(plain, { lng: language })) return sentences.t(key, options);
  const sentence = sentences.t(key, { ...options, missingInterpolationHandler: () => MISSING });
  const complete = sentence !== key && !sentence.includes(MISSING);
  return complete ? sentence : sentences.t(plain, { lng: language });
}

/** Stands in a sentence where a fact is missing; no fact can contain it. */
const MISSING = '\u0000';

/** Whether errors.json has this sentence, in any plural. */
export function canSay(key: string): boolean {
  return sentences.exists(key, { count: 2 });
}
