import { type Booking, getCancelQuoteOptions, getMembershipOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { CancelConfirmation } from './cancel-confirmation.tsx';

interface CancelSheetProps {
  /** The booking to cancel; null: closed. */
  booking: Booking | null;
  onClose: () => void;
}

/** Shows what cancelling costs now and asks for confirmation. Keeping the place is the primary button. */
export function CancelSheet({ booking, onClose }: CancelSheetProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const quote = useQuery({
    ...getCancelQuoteOptions({ path: { id: booking?.id ?? '' } }),
    enabled: booking !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const membership = useQuery({ ...getMembershipOptions(), enabled: booking !== null });

  const title = () => {
    if (!booking || !quote.data) return t('cancel.title');
    if (!quote.data.allowed) return t('cancel.notPossible');
    if (booking.status === 'waitlisted') return t('cancel.leaveWaitlist');
    if (booking.pending_for === 'offer') return t('cancel.decline');
    const dropIn = quote.data.drop_in;
    const amount = dropIn && format.money(dropIn.amount);
    if (dropIn?.state === 'refund_due') return t('cancel.refund', { amount });
    if (dropIn?.state === 'kept') return t('cancel.noRefund', { amount });
    return quote.data.cost === 'free' ? t('cancel.free') : t('cancel.usesVisit');
  };

  return (
    <Sheet opened={booking !== null} onClose={onClose} title={title()}>
      <QueryContent query={quote} loading={<LoadingRows rows={3} height={52} />}>
        {(current) =>
          booking && (
            <CancelConfirmation
              booking={booking}
              quote={current}
              membership={membership.data?.membership ?? null}
              onQuoteChanged={() => quote.refetch()}
              onClose={onClose}
            />
          )
        }
      </QueryContent>
    </Sheet>
  );
}
