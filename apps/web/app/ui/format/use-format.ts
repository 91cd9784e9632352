import type { Money } from '@pulse/contract/client';
import { cityName, type EpochMs } from '@pulse/domain';
import { useMemo } from 'react';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import {
  type DateFormat,
  formatDate,
  formatDateRange,
  formatDistance,
  formatMoney,
  formatNumber,
  formatRelative,
} from './formatter.ts';
import { joinList } from './join-list.ts';

/** Returns the formatters of the chosen language; instants are ISO strings, time zones IANA names. */
export function useFormat() {
  const { translator } = useTranslation();
  const language = toLanguage(translator.language);
  return useMemo(
    () => ({
      date: (instant: string | EpochMs, shape: DateFormat, timeZone?: string) =>
        formatDate(language, instant, shape, timeZone),
      time: (instant: string | EpochMs, timeZone?: string) =>
        formatDate(language, instant, 'time', timeZone),
      dateRange: (from: string, until: string) => formatDateRange(language, from, until),
      money: (money: Money) => formatMoney(language, money),
      distance: (metres: number) => formatDistance(language, metres),
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        formatNumber(language, value, options),
      city: (name: string) => cityName(name, language),
      list: (items: readonly string[]) => joinList(language, items),
      relative: (instant: string | EpochMs, now: EpochMs) => formatRelative(language, instant, now),
    }),
    [language],
  );
}
