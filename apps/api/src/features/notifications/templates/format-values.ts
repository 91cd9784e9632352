import { minorUnitExponent, withOrdinalDay } from '@pulse/domain';
import type { Language } from './translations.ts';

const LOCALE: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };
const dateFormats = new Map<string, Intl.DateTimeFormat>();

// Creating a format takes a hundred times longer than using one, so they are cached.
function dateFormat(language: Language, timeZone: string, style: 'date-time' | 'date') {
  const key = `${language} ${timeZone} ${style}`;
  const cached = dateFormats.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone,
    day: 'numeric',
    month: 'long',
    ...(style === 'date'
      ? { year: 'numeric' }
      : { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
  dateFormats.set(key, created);
  return created;
}

/** Formats an instant in a time zone: Tuesday 24 November at 18:00. */
export function formatDateTime(language: Language, at: Date, zone: string): string {
  return withOrdinalDay(language, dateFormat(language, zone, 'date-time').format(at));
}

/** Formats a date in a time zone: 24 November 2026. */
export function formatDate(language: Language, at: Date, zone: string): string {
  return withOrdinalDay(language, dateFormat(language, zone, 'date').format(at));
}

/** Formats an amount with its currency code, with cents only where there are some: USD 14. */
export function formatMoney(language: Language, amountMinor: number, currency: string): string {
  // Our decimals: Intl has none for currencies whose smallest unit is hardly used, such as LBP.
  const digits = minorUnitExponent(currency);
  const amount = amountMinor / 10 ** digits;
  return new Intl.NumberFormat(LOCALE[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
