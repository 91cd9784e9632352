import type { LocalDate } from '../../time/zones.ts';
import type { WeeklyTime } from './occurrences.ts';

/** Why a weekly schedule makes no sense, and the field that is to blame. */
export interface ScheduleFault {
  field: 'weekly' | 'last_date';
  fault: 'weekly_empty' | 'weekly_duplicate' | 'last_date_before_first' | 'no_occurrence';
}

/** The first fault of a weekly schedule; null for one that has a class. */
export function scheduleFault({
  weekly,
  first_date,
  last_date,
}: {
  weekly: readonly WeeklyTime[];
  first_date: LocalDate;
  last_date: LocalDate | null;
}): ScheduleFault | null {
  if (weekly.length === 0) return { field: 'weekly', fault: 'weekly_empty' };
  const times = new Set(weekly.map(({ weekday, start }) => `${weekday} ${start}`));
  if (times.size < weekly.length) return { field: 'weekly', fault: 'weekly_duplicate' };
  if (last_date === null) return null;
  if (last_date < first_date) return { field: 'last_date', fault: 'last_date_before_first' };
  const first = Temporal.PlainDate.from(first_date);
  const days = first.until(last_date).days;
  const daysUntil = weekly.map(({ weekday }) => (weekday - first.dayOfWeek + 7) % 7);
  return Math.min(...daysUntil) > days ? { field: 'last_date', fault: 'no_occurrence' } : null;
}
