import type { OwnReview } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './taken-down.module.css';

type TakenDownProps = NonNullable<OwnReview['taken_down']> & {
  /** No visit followed the removal, so the person cannot review again yet. */
  needsVisit: boolean;
};

/** Why the reader's own review was taken down, and what they can do now. */
export function TakenDown({ at, reason, comment, needsVisit }: TakenDownProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <div className={classes.notice}>
      <StatusBadge state="cancelled">{t('takenDown.mark')}</StatusBadge>
      <p>{t('takenDown.since', { date: format.date(at, 'fullDate') })}</p>
      {reason !== 'other' && <p>{t('takenDown.reason', { reason: t(`reason.${reason}`) })}</p>}
      {comment && <p className={classes.reason}>{t('takenDown.comment', { comment })}</p>}
      <p>{t(needsVisit ? 'takenDown.next' : 'takenDown.nextNow')}</p>
    </div>
  );
}
