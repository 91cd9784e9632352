import { createInstance } from 'i18next';
import de from '../../../../locales/de/timetable.json' with { type: 'json' };
import en from '../../../../locales/en/timetable.json' with { type: 'json' };
import fr from '../../../../locales/fr/timetable.json' with { type: 'json' };
import type { FaultDetails, FileFaultCode, RemarkCode, RowFaultCode } from './faults.ts';

export type Language = 'en' | 'fr' | 'de';

const translations = createInstance();
await translations.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
  interpolation: { escapeValue: false },
});

/** The message of a fault or remark in a language, from locales/<language>/timetable.json. */
export function translateFault(
  language: Language,
  code: RowFaultCode | FileFaultCode | RemarkCode,
  details: FaultDetails,
): string {
  return translations.t(code, { lng: language, ...details });
}
