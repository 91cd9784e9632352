import type { OpeningState } from '@pulse/contract/client';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './venue-header.module.css';

/** Whether a venue is open now, and when that changes, in local time at the venue. */
export function OpeningStatus({ opening, timeZone }: { opening: OpeningState; timeZone: string }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const { open, changes_at } = opening;
  const StatusIcon = open ? IconDoor : IconDoorOff;
  const label = () => {
    if (!changes_at) return t(open ? 'open' : 'closed');
    const time = format.time(changes_at, timeZone);
    return open
      ? t('openUntil', { time })
      : t('closedUntil', { day: format.date(changes_at, 'shortDay', timeZone), time });
  };
  return (
    <span className={classes.opening} data-open={open || undefined}>
      <StatusIcon size={20} stroke={1.6} aria-hidden="true" />
      {label()}
    </span>
  );
}
