import { type Membership, previewCancellationOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { TouchedBookings } from '../manage/touched-bookings.tsx';

interface CancellationPreviewProps {
  membership: Membership;
  timeZone: string;
}

/** Until when the plan would run, and the bookings that would then be freed. */
export function CancellationPreview({ membership, timeZone }: CancellationPreviewProps) {
  const { t } = useTranslation('membership-changes');
  const format = useFormat();
  const preview = useQuery({ ...previewCancellationOptions(), staleTime: 0 });
  const atOnce = preview.data?.at_once ?? membership.status === 'past_due';
  const endsAt = preview.data?.ends_at ?? membership.period_ends_at;
  const runs = membership.paused_until ? 'cancel.untilPaused' : 'cancel.until';
  return (
    <>
      <p>
        {atOnce ? t('cancel.atOnce') : t(runs, { date: format.date(endsAt, 'fullDate', timeZone) })}
      </p>
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.data && (
        <TouchedBookings title={t('cancel.freed')} bookings={preview.data.freed_bookings} />
      )}
    </>
  );
}
