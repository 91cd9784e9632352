import { createInstance } from 'i18next';
import de from '../../../locales/de/timetable.json' with { type: 'json' };
import en from '../../../locales/en/timetable.json' with { type: 'json' };
import fr from '../../../locales/fr/timetable.json' with { type: 'json' };
import type { FaultFacts, FileFaultCode, RowFaultCode } from './faults.ts';

export type Language = 'en' | 'fr' | 'de';

const sentences = createInstance();
await sentences.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
  interpolation: { escapeValue: false },
});

/** Why a row or a file cannot be taken, as a sentence of locales/<language>/timetable.json. */
export function sayFault(
  language: Language,
  code: RowFaultCode | FileFaultCode,
  facts: FaultFacts,
): string {
  return sentences.t(code, { lng: language, ...facts });
}
