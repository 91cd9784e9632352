import type { ClassSessionDetail } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Fact } from '#ui/layout/facts.tsx';
import { Note } from '#ui/layout/note.tsx';
import { useDayLabel } from '../../use-day-label.ts';

/** The free cancellation deadline of a session, and what cancelling costs after it. */
export function CancellationDeadline({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('bookings');
  const dayLabel = useDayLabel('inSentence');
  const format = useFormat();
  const { free_cancel_until, grace_minutes, time_zone } = session;
  const isFree = Date.parse(free_cancel_until) > Date.now();
  const deadlineText = () => {
    if (isFree)
      return t('book.freeUntil', {
        day: dayLabel(free_cancel_until, time_zone),
        time: format.time(free_cancel_until, time_zone),
      });
    return grace_minutes > 0 ? t('book.freeFor', { count: grace_minutes }) : t('book.neverFree');
  };
  return (
    <Fact name={t('book.cancelling')}>
      {deadlineText()}
      <Note>{t('book.afterThat')}</Note>
    </Fact>
  );
}
