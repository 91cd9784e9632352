import { acceptOfferMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshBookings } from '../use-refresh-bookings.ts';

/** Mutation that accepts an offered place; shows a toast with the result. */
export function useAcceptOffer() {
  const { t } = useTranslation('bookings');
  const refreshBookings = useRefreshBookings();
  return useMutation({
    ...acceptOfferMutation(),
    onSuccess: (booking) => toastSuccess(t('accepted', { title: booking.session.title })),
    onError: (error) => toastFailure(toFailure(error).detail ?? t('acceptFailed')),
    onSettled: refreshBookings,
  });
}
