import type { StatementMonth } from '@pulse/domain';
import { createInstance } from 'i18next';
import de from '../../../locales/de/statements.json' with { type: 'json' };
import en from '../../../locales/en/statements.json' with { type: 'json' };
import fr from '../../../locales/fr/statements.json' with { type: 'json' };
import { formatUtc } from '../../../platform/translation/format-document-date.ts';
import type { Language } from '../../../platform/translation/translate.ts';

const translations = createInstance();
await translations.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
  interpolation: { escapeValue: false },
});

/** A text of locales/<language>/statements.json. */
export function statementText(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  return translations.t(key, { lng: language, ...values });
}

/** The name of a month: November 2026. */
export function formatMonth(month: StatementMonth, language: Language): string {
  return formatUtc(new Date(`${month}-01T00:00:00Z`), language, { month: 'long', year: 'numeric' });
}
