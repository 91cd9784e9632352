import type { ClassSessionDetail } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { dayLabel } from '../../day-label.ts';
import classes from '../book-sheet.module.css';

/** The free cancellation deadline of a session, and what cancelling costs after it. */
export function CancellationDeadline({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { free_cancel_until, grace_minutes, time_zone } = session;
  const now = Date.now();
  const dayLabels = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const isFree = Date.parse(free_cancel_until) > now;
  const deadlineText = () => {
    if (isFree)
      return t('book.freeUntil', {
        day: dayLabel(free_cancel_until, time_zone, now, format, dayLabels),
        time: format.time(free_cancel_until, time_zone),
      });
    return grace_minutes > 0 ? t('book.freeFor', { count: grace_minutes }) : t('book.neverFree');
  };
  return (
    <div>
      <dt>{t('book.cancelling')}</dt>
      <dd>
        {deadlineText()}
        <span className={classes.secondary}>{t('book.afterThat')}</span>
      </dd>
    </div>
  );
}
