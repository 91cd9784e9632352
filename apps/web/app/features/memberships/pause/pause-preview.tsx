import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FigureRows } from '../figure-rows.tsx';
import { TouchedBookings } from '../manage/touched-bookings.tsx';
import type { usePausePreview } from './use-pause-preview.ts';

interface PausePreviewProps {
  preview: ReturnType<typeof usePausePreview>['preview'];
  timeZone: string;
}

/** When a pause ends, to when it moves the renewal, and the bookings it frees, with and without using their visits. */
export function PausePreview({ preview, timeZone }: PausePreviewProps) {
  const { t } = useTranslation('membership-changes');
  const format = useFormat();
  const row = (key: 'resumes' | 'renews', at: string) => ({
    key,
    name: t(`pause.${key}`),
    figure: format.date(at, 'fullDate', timeZone),
  });
  return (
    <QueryContent query={preview} loading={<LoadingRows rows={1} height={104} />}>
      {({ resumes_at, renews_at, freed_bookings, late_bookings, pauses_left }) => (
        <Stack aria-live="polite">
          <FigureRows rows={[row('resumes', resumes_at), row('renews', renews_at)]} />
          <Note>
            {freed_bookings.length + late_bookings.length === 0 && `${t('pause.noneFreed')} `}
            {t('pause.left', { count: pauses_left })}
          </Note>
          <TouchedBookings title={t('pause.freed')} bookings={freed_bookings} />
          <TouchedBookings title={t('pause.late')} bookings={late_bookings} />
        </Stack>
      )}
    </QueryContent>
  );
}
