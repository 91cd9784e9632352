import type { OwnReview } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/display/status-badge.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './taken-down.module.css';

type TakenDownProps = NonNullable<OwnReview['taken_down']> & {
  /** No visit came after it. */
  needsVisit: boolean;
};

/** Why the reader's own review was taken down, and what they can do now. */
export function TakenDown({ at, fault, words, needsVisit }: TakenDownProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <div className={classes.why}>
      <StatusBadge state="cancelled">{t('takenDown.mark')}</StatusBadge>
      <p>{t('takenDown.since', { date: format.date(at, 'fullDate') })}</p>
      {fault !== 'other' && <p>{t('takenDown.fault', { fault: t(`fault.${fault}`) })}</p>}
      {words && <p className={classes.words}>{t('takenDown.words', { words })}</p>}
      <p>{t(needsVisit ? 'takenDown.next' : 'takenDown.nextNow')}</p>
    </div>
  );
}
