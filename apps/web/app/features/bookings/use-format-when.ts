import { DAY, type EpochMs } from '@pulse/domain';
import { useFormat } from '#ui/format/use-format.ts';
import { useDayLabel } from './use-day-label.ts';

/**
 * Formats an instant in a time zone for use inside a sentence: "today, 06:30" or "Thu 26, 06:30";
 * "20 August, 06:30" where the weekday alone would be ambiguous.
 */
export function useFormatWhen(timeZone: string): (instant: string, now: EpochMs) => string {
  const dayLabel = useDayLabel('inSentence');
  const format = useFormat();
  return (instant, now) => {
    const days = (Date.parse(instant) - now) / DAY;
    const isNear = days > -7 && days < 14;
    const day = isNear ? dayLabel(instant, timeZone, now) : format.date(instant, 'date', timeZone);
    return `${day}, ${format.time(instant, timeZone)}`;
  };
}
