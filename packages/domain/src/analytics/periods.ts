import { type LocalDate, localDateAfter } from '../time/zones.ts';

/** The periods that can be chosen by name; free dates are a period of their own. */
export const ANALYTICS_PERIODS = [
  'last_7',
  'last_28',
  'last_90',
  'this_month',
  'last_month',
  'this_year',
  'all',
] as const;

/** One period that can be chosen by name. */
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** Local days, both included. Without a first day: since the first visit. */
export interface DatePeriod {
  from: LocalDate | null;
  to: LocalDate;
}

/** The days of a named period; one that is not over ends today. */
export function datesOfPeriod(period: AnalyticsPeriod, today: LocalDate): DatePeriod {
  const month = Temporal.PlainDate.from(today).with({ day: 1 });
  switch (period) {
    case 'last_7':
      return { from: localDateAfter(today, -6), to: today };
    case 'last_28':
      return { from: localDateAfter(today, -27), to: today };
    case 'last_90':
      return { from: localDateAfter(today, -89), to: today };
    case 'this_month':
      return { from: month.toString(), to: today };
    case 'last_month':
      return {
        from: month.subtract({ months: 1 }).toString(),
        to: localDateAfter(month.toString(), -1),
      };
    case 'this_year':
      return { from: month.with({ month: 1 }).toString(), to: today };
    case 'all':
      return { from: null, to: today };
  }
}

/**
 * The period with which another one is compared. Whole months with as many months before them, a
 * month or year that is not over with the same days of the one before, other days with as many days
 * before them. Null where the first day is open: nothing was before it.
 */
export function periodBefore({ from, to }: DatePeriod): { from: LocalDate; to: LocalDate } | null {
  if (from === null) return null;
  const first = Temporal.PlainDate.from(from);
  const last = Temporal.PlainDate.from(to);
  if (first.day === 1) {
    const until = last.add({ days: 1 });
    if (until.day === 1) {
      const { months } = first.until(until, { largestUnit: 'month' });
      return { from: first.subtract({ months }).toString(), to: localDateAfter(from, -1) };
    }
    if (first.toPlainYearMonth().equals(last.toPlainYearMonth())) return earlier({ months: 1 });
    if (first.month === 1 && first.year === last.year) return earlier({ years: 1 });
  }
  const days = first.until(last).days + 1;
  return { from: localDateAfter(from, -days), to: localDateAfter(from, -1) };

  // 31 March is compared with the end of February.
  function earlier(by: { months: number } | { years: number }) {
    return { from: first.subtract(by).toString(), to: last.subtract(by).toString() };
  }
}
