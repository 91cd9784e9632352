import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { TouchedBookings } from '../manage/touched-bookings.tsx';
import classes from './pause-form.module.css';
import type { usePausePreview } from './use-pause-preview.ts';

interface PausePreviewProps {
  preview: ReturnType<typeof usePausePreview>['preview'];
  timeZone: string;
}

/** When a pause ends, to when it moves the renewal, and the bookings it frees. */
export function PausePreview({ preview, timeZone }: PausePreviewProps) {
  const { t } = useTranslation('membership-changes');
  const format = useFormat();
  if (preview.isPending) return <LoadingRows rows={1} height={104} />;
  if (preview.isError)
    return <ErrorState error={preview.error} onRetry={() => preview.refetch()} />;
  const { resumes_at, renews_at, freed_bookings, pauses_left } = preview.data;
  const dateOf = (at: string) => format.date(at, 'fullDate', timeZone);
  return (
    <div aria-live="polite" className={classes.preview}>
      <dl className={classes.dates}>
        <div>
          <dt>{t('pause.resumes')}</dt>
          <dd>{dateOf(resumes_at)}</dd>
        </div>
        <div>
          <dt>{t('pause.renews')}</dt>
          <dd>{dateOf(renews_at)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        {freed_bookings.length === 0 && `${t('pause.noneFreed')} `}
        {t('pause.left', { count: pauses_left })}
      </p>
      <TouchedBookings title={t('pause.freed')} bookings={freed_bookings} />
    </div>
  );
}
