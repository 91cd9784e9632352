import type { Deps } from '../../../platform/deps.ts';
import { deliverNotification } from '../deliver-notification.ts';
import type { Notifier } from '../notifier.ts';
import { bookingTemplateValues } from '../templates/booking-template-values.ts';
import { languageOf, mailText, notificationText } from '../templates/translations.ts';

/** Asks members how a class was that they attended; no longer when the attendance was corrected. */
export function onVisitEvents({ events }: Deps, notifier: Notifier): void {
  events.on('visit.rating_asked', async ({ booking_id }, event) => {
    const booking = await notifier.findBooking(booking_id);
    if (booking?.status !== 'completed') return;
    const language = languageOf(booking.language);
    const values = bookingTemplateValues(booking, language);
    const text = (part: string) => notificationText(language, `visit_rating_asked.${part}`, values);
    const link = `/app/dashboard#visit-${booking_id}`;
    await deliverNotification(
      notifier,
      booking,
      language,
      {
        cause: 'visit_rating_asked',
        title: text('title'),
        message: text('message'),
        link,
        eventKey: `event-${event.id}`,
      },
      {
        choice: 'reviews',
        details: [
          [mailText(language, 'labels.class'), booking.title],
          [mailText(language, 'labels.when'), values.when],
          [mailText(language, 'labels.where'), booking.venue],
        ],
        action: { key: 'rate_visit', path: link },
      },
    );
  });
}
