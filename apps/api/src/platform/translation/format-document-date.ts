import { withOrdinalDay } from '@pulse/domain';
import { DOCUMENT_LOCALE } from './format-amount.ts';
import type { Language } from './translate.ts';

/** A day in UTC, for a document: 4 November 2026. */
export function formatUtcDay(at: Date, language: Language): string {
  return formatUtc(at, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** An instant in UTC, in the language of a document. */
export function formatUtc(
  at: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(DOCUMENT_LOCALE[language], {
    ...options,
    timeZone: 'UTC',
  });
  return withOrdinalDay(language, format.format(at));
}
