import { type Booking, getBookingCalendar } from '@pulse/contract/client';
import { useAction } from '#ui/actions/use-action.ts';
import { saveFile } from '#ui/files/save-file.ts';

/** Downloads a booking as a calendar file. */
export function useDownloadCalendar() {
  return useAction({
    mutationFn: async (booking: Booking) => {
      const { data } = await getBookingCalendar({
        path: { id: booking.id },
        parseAs: 'text',
        throwOnError: true,
      });
      const file = new Blob([data], { type: 'text/calendar' });
      saveFile(file, `pulse-${booking.session.local_date}.ics`);
    },
  });
}
