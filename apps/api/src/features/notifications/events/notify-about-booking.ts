import type { NotificationCause } from '@pulse/domain';
import { bookingCalendarEntry } from '../calendar/booking-calendar-entry.ts';
import { deliverNotification } from '../deliver-notification.ts';
import type { MailChoice } from '../email/recipients.store.ts';
import type { Notifier } from '../notifier.ts';
import { bookingTemplateValues } from '../templates/booking-template-values.ts';
import { languageOf, mailText, notificationText } from '../templates/translations.ts';
import type { NotifiedBooking } from './stores/booking-notification.store.ts';

/**
 * The notifications about a booking: the key in notifications.json, what it reports, the email
 * preference and the button.
 */
export const BOOKING_NOTIFICATIONS = {
  confirmed: { cause: 'booking_confirmed', choice: 'confirmation', action: 'bookings' },
  promoted: { cause: 'booking_promoted', choice: 'waitlist', action: 'bookings' },
  walk_in: { cause: 'walk_in_added', choice: 'confirmation', action: 'bookings' },
  walk_in_held: { cause: 'walk_in_held', choice: 'confirmation', action: 'bookings' },
  undone: { cause: 'cancellation_undone', choice: 'confirmation', action: 'bookings' },
  waitlisted: { cause: 'waitlist_joined', choice: 'waitlist', action: 'bookings' },
  offered: { cause: 'place_offered', choice: 'waitlist', action: 'take_place' },
  offer_expired: { cause: 'offer_expired', choice: 'waitlist', action: 'explore' },
  cancelled_by_member: { cause: 'cancelled_by_member', choice: 'cancellation', action: 'explore' },
  cancelled_late: { cause: 'cancelled_by_member', choice: 'cancellation', action: 'bookings' },
  cancelled_by_venue: { cause: 'cancelled_by_venue', choice: 'cancellation', action: 'explore' },
  cancelled_by_venue_reason: {
    cause: 'cancelled_by_venue',
    choice: 'cancellation',
    action: 'explore',
  },
  cancelled_by_system: { cause: 'cancelled_by_system', choice: 'cancellation', action: 'explore' },
  cancelled_membership_paused: {
    cause: 'cancelled_by_member',
    choice: 'cancellation',
    action: 'bookings',
  },
  cancelled_membership_paused_late: {
    cause: 'cancelled_by_member',
    choice: 'cancellation',
    action: 'bookings',
  },
  cancelled_membership_ended: {
    cause: 'cancelled_by_system',
    choice: 'cancellation',
    action: 'bookings',
  },
  dropped_for_overlap: { cause: 'dropped_for_overlap', choice: 'waitlist', action: 'bookings' },
  visit_returned: { cause: 'visit_returned', choice: 'cancellation', action: 'bookings' },
  visit_returned_class_cancelled: {
    cause: 'visit_returned',
    choice: 'cancellation',
    action: 'bookings',
  },
  cancelled_unpaid: { cause: 'payment_declined', choice: 'cancellation', action: 'bookings' },
  moved: { cause: 'class_moved', choice: 'confirmation', action: 'bookings' },
  moved_free: { cause: 'class_moved', choice: 'confirmation', action: 'bookings' },
  restored_held: { cause: 'place_offered_again', choice: 'waitlist', action: 'take_place' },
  restored_waitlisted: { cause: 'class_restored', choice: 'waitlist', action: 'bookings' },
  restored_open: { cause: 'class_restored', choice: 'cancellation', action: 'explore' },
  moved_overlapping: { cause: 'class_moved', choice: 'confirmation', action: 'bookings' },
  trainer_changed: { cause: 'trainer_changed', choice: 'confirmation', action: 'bookings' },
  trainer_withdrawn: { cause: 'trainer_changed', choice: 'confirmation', action: 'bookings' },
  appeal_accepted: { cause: 'appeal_decided', choice: 'cancellation', action: 'bookings' },
  appeal_rejected: { cause: 'appeal_decided', choice: 'cancellation', action: 'bookings' },
  no_show: { cause: 'no_show', choice: 'confirmation', action: 'bookings' },
  reminder: { cause: 'reminder', choice: 'reminder', action: 'bookings' },
} as const satisfies Record<
  string,
  { cause: NotificationCause; choice: MailChoice; action: 'bookings' | 'take_place' | 'explore' }
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
  const { cause, choice, action } = BOOKING_NOTIFICATIONS[chosen.key];
  // The page resolves in which of its lists the booking is when the link is followed.
  const link = `/app/bookings#booking-${bookingId}`;
  const title = notificationText(language, `${chosen.key}.title`, values);
  const message = notificationText(language, `${chosen.key}.message`, values);
  await deliverNotification(
    notifier,
    booking,
    language,
    { cause, title, message, link, eventKey: `event-${eventId}` },
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

const SYSTEM_KEYS: Record<string, BookingNotificationKey> = {
  payment_declined: 'cancelled_unpaid',
  membership_paused: 'cancelled_membership_paused',
  membership_ended: 'cancelled_membership_ended',
};

/** The notification about a cancelled booking. */
export function cancellationKey(
  booking: NotifiedBooking,
  by: 'member' | 'venue' | 'system',
): BookingNotificationKey {
  if (by === 'venue')
    return booking.cancel_reason ? 'cancelled_by_venue_reason' : 'cancelled_by_venue';
  if (booking.cancel_reason === 'membership_paused' && booking.late_cancelled)
    return 'cancelled_membership_paused_late';
  if (by === 'system') return SYSTEM_KEYS[booking.cancel_reason ?? ''] ?? 'cancelled_by_system';
  return booking.late_cancelled ? 'cancelled_late' : 'cancelled_by_member';
}
