import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { dayLabel } from './day-label.ts';

/** Returns the function that names a day at a venue: alone, or as a part of a sentence. */
export function useDayLabel(place: 'alone' | 'inSentence' = 'alone') {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const labels =
    place === 'alone'
      ? { today: t('today'), tomorrow: t('tomorrow') }
      : { today: t('inToday'), tomorrow: t('inTomorrow') };
  return (instant: string, timeZone: string, now = Date.now()) =>
    dayLabel(instant, timeZone, now, format, labels);
}
