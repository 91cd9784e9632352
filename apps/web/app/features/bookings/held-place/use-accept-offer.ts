import { acceptOfferMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';

/** Accepts an offered place; shows a toast with the result. */
export function useAcceptOffer() {
  const { t } = useTranslation('bookings');
  return useAction(acceptOfferMutation(), {
    done: (booking) => t('accepted', { title: booking.session.title }),
    // Taken or given up, an offer is news no more.
    refetch: ['bookings', 'notifications'],
    refetchAfterFailure: true,
  });
}
