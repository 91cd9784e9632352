import type { OwnReview } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../reviews.module.css';

type TakenDownProps = NonNullable<OwnReview['taken_down']> & {
  /** No visit followed the removal, so the person cannot review again yet. */
  needsVisit: boolean;
};

/** Why the reader's own review was taken down, and what they can do now. */
export function TakenDown({ at, reason, comment, needsVisit }: TakenDownProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <Stack gap={2} className={classes.takenDown}>
      <StatusBadge state="cancelled">{t('takenDown.mark')}</StatusBadge>
      <p>{t('takenDown.since', { date: format.date(at, 'fullDate') })}</p>
      {reason !== 'other' && <p>{t('takenDown.reason', { reason: t(`reason.${reason}`) })}</p>}
      {comment && <Text written>{t('takenDown.comment', { comment })}</Text>}
      <p>{t(needsVisit ? 'takenDown.next' : 'takenDown.nextNow')}</p>
    </Stack>
  );
}
