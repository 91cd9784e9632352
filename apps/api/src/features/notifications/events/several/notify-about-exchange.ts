import { bookingsCalendar } from '../../calendar/booking-calendar-entry.ts';
import { deliverNotification } from '../../deliver-notification.ts';
import type { Notifier } from '../../notifier.ts';
import { bookingTemplateValues } from '../../templates/booking-template-values.ts';
import { languageOf, notificationText } from '../../templates/translations.ts';
import type { NotifiedBooking } from '../stores/booking-notification.store.ts';
import { bookingLine } from './several-texts.ts';

/** Notifies a member of the place they have now and of the one given up for it, with one calendar file. */
export async function notifyAboutExchange(
  notifier: Notifier,
  booking: NotifiedBooking,
  left: NotifiedBooking,
  eventId: string,
): Promise<void> {
  const language = languageOf(booking.language);
  const values = bookingTemplateValues(booking, language);
  const before = bookingTemplateValues(left, language);
  const cost = left.late_cancelled ? 'uses_visit' : 'uses_none';
  const texts = {
    ...values,
    left_title: before.title,
    left_when: before.when,
    cost: notificationText(language, `exchanged.${cost}`),
  };
  const link = `/app/bookings#booking-${booking.booking_id}`;
  await deliverNotification(
    notifier,
    booking,
    language,
    {
      cause: 'booking_confirmed',
      title: notificationText(language, 'exchanged.title', texts),
      message: notificationText(language, 'exchanged.message', texts),
      link,
      eventKey: `event-${eventId}`,
    },
    {
      choice: 'confirmation',
      details: [bookingLine(language, booking), bookingLine(language, left)],
      action: { key: 'bookings', path: link },
      calendar: bookingsCalendar([booking, left], notifier.config.publicUrl),
    },
  );
}
