import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './cancel-timeline.module.css';

interface CancelTimelineProps {
  freeUntil: string;
  timeZone: string;
  isLate: boolean;
}

/** Timeline of now, the free cancellation deadline and the start. Decorative: the text beside it says the same. */
export function CancelTimeline({ freeUntil, timeZone, isLate }: CancelTimelineProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const nowLabel = t('cancel.now', { time: format.time(Date.now(), timeZone) });
  return (
    <div className={classes.timeline} data-late={isLate || undefined} aria-hidden="true">
      <span className={classes.free}>{t('cancel.freePart')}</span>
      <span className={classes.paid}>{t('cancel.visitPart')}</span>
      <span className={classes.freeLine} />
      <span className={classes.paidLine} />
      <span className={classes.deadline} />
      <span className={classes.now} />
      <span className={classes.deadlineLabel}>{format.time(freeUntil, timeZone)}</span>
      <span className={classes.nowLabel}>{nowLabel}</span>
    </div>
  );
}
