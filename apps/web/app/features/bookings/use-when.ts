import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { dayLabel } from './day-label.ts';

/** Writes an instant inside a sentence: "today, 06:30" or "Thu 26, 06:30", on the venue's clock. */
export function useWhen(zone: string): (instant: string, now: number) => string {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const words = { today: t('inToday'), tomorrow: t('inTomorrow') };
  return (instant, now) =>
    `${dayLabel(instant, zone, now, format, words)}, ${format.time(instant, zone)}`;
}
