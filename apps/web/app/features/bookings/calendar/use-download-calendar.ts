import { type Booking, getBookingCalendar } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { toFailure } from '#ui/network/problem.ts';

/** Downloads a booking as a calendar file. */
export function useDownloadCalendar() {
  const { t } = useTranslation('bookings');
  return useMutation({
    mutationFn: async (booking: Booking) => {
      const { data } = await getBookingCalendar({
        path: { id: booking.id },
        parseAs: 'text',
        throwOnError: true,
      });
      const file = new Blob([data], { type: 'text/calendar' });
      saveFile(file, `pulse-${booking.session.local_date}.ics`);
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('calendarFailed')),
  });
}
