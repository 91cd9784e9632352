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
 * A sentence of locales/<language>/errors.json with its facts filled in: instants as date and time
 * in the fact `time_zone`, local dates written out, `count` choosing the plural.
 */
export function say(language: Language, key: string, facts: Facts = {}): string {
  return sentences.t(key, { lng: language, ...readableFacts(language, facts) });
}

/** Whether errors.json has this sentence. */
export function canSay(key: string): boolean {
  return sentences.exists(key);
}
