import type { VenueSummary } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './venue-row.module.css';

/** Shown instead of slots: no class that day, and whether the open gym is open. */
export function OpeningNote({ venue }: { venue: VenueSummary }) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { open, changes_at } = venue.opening;
  const openGymNow = venue.open_gym && open;
  return (
    <p className={classes.openingNote}>
      {openGymNow && changes_at
        ? t('openGymUntil', { time: format.time(changes_at, venue.time_zone) })
        : t('noClass')}
    </p>
  );
}
