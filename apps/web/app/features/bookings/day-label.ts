import type { EpochMs } from '@pulse/domain';
import { dateIn, dayAfter } from '#ui/format/calendar-days.ts';
import type { useFormat } from '#ui/format/use-format.ts';

type Format = Pick<ReturnType<typeof useFormat>, 'date'>;

/** "Today", "Tomorrow" or "Fri 5" for an instant, in the calendar of a time zone. */
export function dayLabel(
  instant: string,
  timeZone: string,
  now: EpochMs,
  format: Format,
  labels: { today: string; tomorrow: string },
): string {
  const date = dateIn(timeZone, Date.parse(instant));
  const today = dateIn(timeZone, now);
  if (date === today) return labels.today;
  // By the calendar: 24 hours later may be the same day or the day after tomorrow.
  if (date === dayAfter(today)) return labels.tomorrow;
  return format.date(instant, 'shortDay', timeZone);
}
