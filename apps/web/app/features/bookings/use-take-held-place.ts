import { acceptOfferMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../ui/problem.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useBookingChanges } from './use-booking-changes.ts';

/** Takes the place that is held from the waitlist, and says so or why not. */
export function useTakeHeldPlace() {
  const { t } = useTranslation('bookings');
  const refresh = useBookingChanges();
  return useMutation({
    ...acceptOfferMutation(),
    onSuccess: (booking) => toastSuccess(t('taken', { title: booking.session.title })),
    onError: (error) => toastFailure(toFailure(error).detail ?? t('takeFailed')),
    onSettled: refresh,
  });
}
