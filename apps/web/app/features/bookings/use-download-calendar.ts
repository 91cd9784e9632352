import { type Booking, getBookingCalendar } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../ui/problem.ts';
import { toastFailure } from '../../ui/toast.ts';

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
      save(new Blob([data], { type: 'text/calendar' }), `pulse-${booking.session.local_date}.ics`);
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('calendarFailed')),
  });
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
