import type { Venue } from '@pulse/contract/client';
import { IconDoorOff } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import classes from './opening-hours.module.css';
import { openingOnDate } from './opening-on-date.ts';

/** Says that the venue is closed on the chosen day, and why; renders nothing for other days. */
export function ClosedNotice({ venue, date }: { venue: Venue; date: string }) {
  const { t } = useTranslation('venues');
  const opening = openingOnDate(venue, date);
  if (opening.state !== 'closure') return null;
  return (
    <p className={classes.notice}>
      <IconDoorOff size={20} stroke={1.6} aria-hidden="true" />
      {opening.reason ? t('closedThatDay', { reason: opening.reason }) : t('closedThatDayPlain')}
    </p>
  );
}
