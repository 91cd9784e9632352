import type { VenueSummary } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';

interface OpeningNoteProps {
  venue: VenueSummary;
  /** Local start of the day's last class, when it has begun. */
  lastStarted: string | null;
}

/** Shown instead of slots: whether the open gym is open, when the last class began, or that there is none. */
export function OpeningNote({ venue, lastStarted }: OpeningNoteProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { open, changes_at } = venue.opening;
  const openGymNow = venue.open_gym && open;
  return (
    <Text size="small" tone="faint">
      {openGymNow && changes_at
        ? t('openGymUntil', { time: format.time(changes_at, venue.time_zone) })
        : lastStarted
          ? t('lastClassAt', { time: lastStarted })
          : t('noClass')}
    </Text>
  );
}
