import type { OpeningState } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';

/** Whether a venue is open now, and when that changes, in local time at the venue. */
export function OpeningLabel({ opening, timeZone }: { opening: OpeningState; timeZone: string }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const { open, changes_at } = opening;
  if (!changes_at) return t(open ? 'open' : 'closed');
  const time = format.time(changes_at, timeZone);
  return open
    ? t('openUntil', { time })
    : t('closedUntil', { day: format.date(changes_at, 'shortDay', timeZone), time });
}
