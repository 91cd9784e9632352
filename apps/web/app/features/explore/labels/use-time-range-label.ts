import { useTranslation } from '#light-translator';

/** Returns a function that describes a range of times: "After 18:00", "12:00 to 17:00", "Any time". */
export function useTimeRangeLabel() {
  const { t } = useTranslation('explore');
  return ({ from, to }: { from: string | null; to: string | null }): string => {
    if (from && to) return t('time.between', { from, to });
    if (from) return t('time.after', { from });
    return to ? t('time.before', { to }) : t('time.any');
  };
}
