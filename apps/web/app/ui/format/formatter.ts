import type { Money } from '@pulse/contract/client';
import { minorUnitExponent, withOrdinalDay } from '@pulse/domain';
import type { Language } from '#locales/languages.ts';

type Instant = string | number | Date;

/** English dates have the day first, and its clocks 24 hours. */
const localeOf: Record<Language, string> = { en: 'en-GB', fr: 'fr', de: 'de' };

const formatters = new Map<string, Intl.DateTimeFormat>();

function getDateFormatter(
  language: Language,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone });
    formatters.set(key, found);
  }
  return found;
}

const dateFormats = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { weekday: 'short', day: 'numeric' },
  date: { day: 'numeric', month: 'long' },
  fullDate: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  month: { month: 'long' },
  monthYear: { month: 'long', year: 'numeric' },
  shortWeekday: { weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormat = keyof typeof dateFormats;

/** Formats an instant in a time zone, for example `time`: 18:30, `day`: Thursday 4 June. */
export function formatDate(
  language: Language,
  instant: Instant,
  shape: DateFormat,
  timeZone?: string,
): string {
  const text = getDateFormatter(language, timeZone, dateFormats[shape]).format(new Date(instant));
  return withOrdinalDay(language, text);
}

/** Formats two calendar dates, YYYY-MM-DD, as a range: 23–29 November 2026. */
export function formatDateRange(language: Language, from: string, until: string): string {
  const format = getDateFormatter(language, 'UTC', dateFormats.fullDate);
  // At noon in UTC it is that calendar date.
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  return withOrdinalDay(language, format.formatRange(noon(from), noon(until)));
}

/**
 * Decimals of a currency: 2 for USD and LBP, 0 for JPY. As the server charges it; the browser's own
 * table has none for pounds that are hardly ever divided.
 */
export function decimalsOf(currency: string): number {
  return minorUnitExponent(currency);
}

/** Returns the amount of money in its currency's main unit: 14.5 for USD 14.50. */
export function amountOf({ amount_minor, currency }: Money): number {
  return amount_minor / 10 ** decimalsOf(currency);
}

/** Formats money with its currency's code (USD 14); whole amounts have no decimals. */
export function formatMoney(language: Language, money: Money): string {
  const amount = amountOf(money);
  return new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'code',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : decimalsOf(money.currency),
    maximumFractionDigits: decimalsOf(money.currency),
  }).format(amount);
}

/** Formats a distance in metres, rounded: 650 m, 1.1 km, 34 km. */
export function formatDistance(language: Language, metres: number): string {
  const near = metres < 950;
  return new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit: near ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: near || metres >= 10_000 ? 0 : 1,
  }).format(near ? Math.max(10, Math.round(metres / 10) * 10) : metres / 1000);
}

/** Formats a number with the language's separators. */
export function formatNumber(
  language: Language,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(localeOf[language], options).format(value);
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats how far an instant is from `now`: in 40 minutes, 3 hours ago, in 2 days. */
export function formatRelative(language: Language, instant: Instant, now: Instant): string {
  const difference = new Date(instant).getTime() - new Date(now).getTime();
  const formatter = new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' });
  const [unit, size] = units.find(([, length]) => Math.abs(difference) >= length) ?? units[2];
  return formatter.format(Math.trunc(difference / size), unit);
}
