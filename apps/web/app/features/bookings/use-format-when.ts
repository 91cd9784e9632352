import { DAY, type EpochMs } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { dayLabel } from './day-label.ts';

/**
 * Formats an instant in a time zone for use inside a sentence: "today, 06:30" or "Thu 26, 06:30";
 * "20 August, 06:30" where the weekday alone would be ambiguous.
 */
export function useFormatWhen(timeZone: string): (instant: string, now: EpochMs) => string {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const dayLabels = { today: t('inToday'), tomorrow: t('inTomorrow') };
  return (instant, now) => {
    const days = (Date.parse(instant) - now) / DAY;
    const isNear = days > -7 && days < 14;
    const day = isNear
      ? dayLabel(instant, timeZone, now, format, dayLabels)
      : format.date(instant, 'date', timeZone);
    return `${day}, ${format.time(instant, timeZone)}`;
  };
}
