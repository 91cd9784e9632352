import type { NotificationType } from '@pulse/domain';
import { bookingCalendarEntry } from '../calendar/booking-calendar-entry.ts';
import { deliverNotification } from '../deliver-notification.ts';
import type { MailChoice } from '../email/recipients.store.ts';
import type { Notifier } from '../notifier.ts';
import { bookingTemplateValues } from '../templates/booking-template-values.ts';
import { languageOf, mailText, notificationText } from '../templates/translations.ts';
import type { NotifiedBooking } from './booking-notification.store.ts';

/**
 * The notifications about a booking: the key in notifications.json, the type, the email preference
 * and the button.
 */
export const BOOKING_NOTIFICATIONS = {
  confirmed: { type: 'booking_confirmation', choice: 'confirmation', action: 'bookings' },
  promoted: { type: 'booking_confirmation', choice: 'waitlist', action: 'bookings' },
  undone: { type: 'booking_confirmation', choice: 'confirmation', action: 'bookings' },
  waitlisted: { type: 'other', choice: 'waitlist', action: 'bookings' },
  offered: { type: 'waitlist_opened', choice: 'waitlist', action: 'take_place' },
  offer_expired: { type: 'other', choice: 'waitlist', action: 'explore' },
  cancelled_by_member: { type: 'other', choice: 'cancellation', action: 'explore' },
  cancelled_late: { type: 'other', choice: 'cancellation', action: 'bookings' },
  cancelled_by_venue: { type: 'class_cancelled', choice: 'cancellation', action: 'explore' },
  cancelled_by_venue_reason: { type: 'class_cancelled', choice: 'cancellation', action: 'explore' },
  cancelled_by_system: { type: 'other', choice: 'cancellation', action: 'explore' },
  dropped_for_overlap: { type: 'other', choice: 'waitlist', action: 'bookings' },
  visit_returned: { type: 'other', choice: 'cancellation', action: 'bookings' },
  visit_returned_class_cancelled: {
    type: 'other',
    choice: 'cancellation',
    action: 'bookings',
  },
  cancelled_unpaid: { type: 'other', choice: 'cancellation', action: 'bookings' },
  moved: { type: 'other', choice: 'confirmation', action: 'bookings' },
  moved_free: { type: 'other', choice: 'confirmation', action: 'bookings' },
  no_show: { type: 'other', choice: 'confirmation', action: 'bookings' },
  reminder: { type: 'class_reminder', choice: 'reminder', action: 'bookings' },
} as const satisfies Record<
  string,
  { type: NotificationType; choice: MailChoice; action: 'bookings' | 'take_place' | 'explore' }
>;
export type BookingNotificationKey = keyof typeof BOOKING_NOTIFICATIONS;

/**
 * Chooses the notification about a booking in its current state; null when the event is outdated.
 */
export type ChooseBookingNotification = (
  booking: NotifiedBooking,
) => { key: BookingNotificationKey; values?: Record<string, string | number> } | null;

/** Notifies the member about a booking, in the app and by email with its calendar entry. */
export async function notifyAboutBooking(
  notifier: Notifier,
  bookingId: string,
  eventId: string,
  choose: ChooseBookingNotification,
): Promise<void> {
  const booking = await notifier.findBooking(bookingId);
  const chosen = booking && choose(booking);
  if (!chosen) return;
  const language = languageOf(booking.language);
  const values = { ...bookingTemplateValues(booking, language), ...chosen.values };
  const { type, choice, action } = BOOKING_NOTIFICATIONS[chosen.key];
  // The page resolves in which of its lists the booking is when the link is followed.
  const link = `/app/bookings#booking-${bookingId}`;
  const title = notificationText(language, `${chosen.key}.title`, values);
  const message = notificationText(language, `${chosen.key}.message`, values);
  await deliverNotification(
    notifier,
    booking,
    language,
    { type, title, message, link, eventKey: `event-${eventId}` },
    {
      choice,
      details: [
        [mailText(language, 'labels.class'), booking.title],
        [mailText(language, 'labels.when'), values.when],
        [mailText(language, 'labels.where'), `${values.venue}, ${values.address}`],
      ],
      action: { key: action, path: action === 'explore' ? '/app/explore' : link },
      calendar: bookingCalendarEntry(booking, notifier.config.publicUrl),
    },
  );
}
