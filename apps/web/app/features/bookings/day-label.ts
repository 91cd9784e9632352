import { DAY, type EpochMs } from '@pulse/domain';
import type { useFormat } from '../../ui/format/use-format.ts';

type Format = ReturnType<typeof useFormat>;

/** "Today", "Tomorrow" or "Fri 5" for an instant, in the calendar of a time zone. */
export function dayLabel(
  instant: string,
  timeZone: string,
  now: EpochMs,
  format: Format,
  labels: { today: string; tomorrow: string },
): string {
  const day = format.date(instant, 'fullDate', timeZone);
  if (day === format.date(now, 'fullDate', timeZone)) return labels.today;
  if (day === format.date(now + DAY, 'fullDate', timeZone)) return labels.tomorrow;
  return format.date(instant, 'shortDay', timeZone);
}
