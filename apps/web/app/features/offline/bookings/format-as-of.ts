import type { EpochMs } from '@pulse/domain';
import type { useFormat } from '../../../ui/format/use-format.ts';

/** When something was last heard, on this device's clock: the time today, with the day before that. */
export function formatAsOf(
  instant: string,
  now: EpochMs,
  format: ReturnType<typeof useFormat>,
): string {
  const time = format.time(instant);
  const day = format.date(instant, 'day');
  return day === format.date(now, 'day') ? time : `${day}, ${time}`;
}
