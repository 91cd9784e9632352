import type { EpochMs } from '@pulse/domain';
import type { useFormat } from '#ui/format/use-format.ts';

/** Formats the time of the last update in local time: the time today, else day and time. */
export function formatAsOf(
  instant: string,
  now: EpochMs,
  format: ReturnType<typeof useFormat>,
): string {
  const time = format.time(instant);
  const day = format.date(instant, 'day');
  return day === format.date(now, 'day') ? time : `${day}, ${time}`;
}
