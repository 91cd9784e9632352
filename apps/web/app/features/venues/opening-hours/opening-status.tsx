import type { OpeningState } from '@pulse/contract/client';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from '../header/venue-header.module.css';

/** Open or closed right now, and when that changes, on the venue's clock. */
export function OpeningStatus({ opening, zone }: { opening: OpeningState; zone: string }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const { open, changes_at } = opening;
  const StatusIcon = open ? IconDoor : IconDoorOff;
  const label = () => {
    if (!changes_at) return t(open ? 'open' : 'closed');
    const time = format.time(changes_at, zone);
    return open
      ? t('openUntil', { time })
      : t('closedUntil', { day: format.date(changes_at, 'shortDay', zone), time });
  };
  return (
    <span className={classes.opening} data-open={open || undefined}>
      <StatusIcon size={20} stroke={1.6} aria-hidden="true" />
      {label()}
    </span>
  );
}
