import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';

/** Returns a function that names a local date in a list that begins today: Today, Tomorrow, Mon 23. */
export function useDayLabel(dates: readonly string[]): (date: string) => string {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  return (date) => {
    if (date === dates[0]) return t('day.today');
    if (date === dates[1]) return t('day.tomorrow');
    return format.date(`${date}T12:00:00Z`, 'shortDay', 'UTC');
  };
}
