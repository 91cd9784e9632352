import type { NotificationCause } from '@pulse/domain';
import { bookingsCalendar } from '../../calendar/booking-calendar-entry.ts';
import { deliverNotification } from '../../deliver-notification.ts';
import type { MailChoice } from '../../email/recipients.store.ts';
import type { Notifier } from '../../notifier.ts';
import { bookingTemplateValues } from '../../templates/booking-template-values.ts';
import { type Language, languageOf, mailText } from '../../templates/translations.ts';
import type { NotifiedBooking } from '../stores/booking-notification.store.ts';
import { bookingLine, type SeveralBookings, severalTexts } from './several-texts.ts';

/** What made the bookings belong together: one act of the member, of the venue or of the platform. */
export type BookingGroup = 'series' | 'venue' | 'system';

/** The keys in notifications.json: what each reports, the email preference and the button. */
const SEVERAL_NOTIFICATIONS = {
  series_booked: { cause: 'booking_confirmed', choice: 'confirmation', action: 'bookings' },
  series_partly_booked: { cause: 'booking_confirmed', choice: 'confirmation', action: 'bookings' },
  series_waitlisted: { cause: 'waitlist_joined', choice: 'waitlist', action: 'bookings' },
  several_cancelled_by_venue: {
    cause: 'cancelled_by_venue',
    choice: 'cancellation',
    action: 'explore',
  },
  several_cancelled_by_venue_reason: {
    cause: 'cancelled_by_venue',
    choice: 'cancellation',
    action: 'explore',
  },
  several_cancelled_membership_paused: {
    cause: 'cancelled_by_member',
    choice: 'cancellation',
    action: 'bookings',
  },
  several_cancelled_membership_ended: {
    cause: 'cancelled_by_system',
    choice: 'cancellation',
    action: 'bookings',
  },
} as const satisfies Record<
  string,
  { cause: NotificationCause; choice: MailChoice; action: 'bookings' | 'explore' }
>;
type SeveralKey = keyof typeof SEVERAL_NOTIFICATIONS;

/** Notifies a member about several bookings, in the app and by one email with one calendar file. */
export async function notifyAboutBookings(
  notifier: Notifier,
  bookings: SeveralBookings,
  eventId: string,
  group: BookingGroup,
): Promise<void> {
  const [recipient] = bookings;
  const language = languageOf(recipient.language);
  const key = severalKey(bookings, group);
  const { cause, choice, action } = SEVERAL_NOTIFICATIONS[key];
  const link = group === 'series' ? '/app/bookings' : '/app/bookings?view=cancelled';
  const { title, message, lead } = severalTexts(language, key, bookings);
  await deliverNotification(
    notifier,
    recipient,
    language,
    { cause, title, message, link, eventKey: `event-${eventId}` },
    {
      choice,
      lead,
      details: [
        ...(group === 'series' ? classDetails(language, recipient) : []),
        ...bookings.map((booking) => bookingLine(language, booking)),
      ],
      action: { key: action, path: action === 'explore' ? '/app/explore' : link },
      calendar: bookingsCalendar(bookings, notifier.config.publicUrl),
    },
  );
}

function classDetails(
  language: Language,
  booking: NotifiedBooking,
): [label: string, value: string][] {
  const { title, venue, address } = bookingTemplateValues(booking, language);
  return [
    [mailText(language, 'labels.class'), title],
    [mailText(language, 'labels.where'), `${venue}, ${address}`],
  ];
}

function severalKey(bookings: SeveralBookings, group: BookingGroup): SeveralKey {
  if (group === 'series') {
    const waiting = bookings.filter(({ status }) => status === 'waitlisted').length;
    if (waiting === bookings.length) return 'series_waitlisted';
    return waiting > 0 ? 'series_partly_booked' : 'series_booked';
  }
  const [{ cancel_reason: reason }] = bookings;
  if (group === 'venue')
    return reason ? 'several_cancelled_by_venue_reason' : 'several_cancelled_by_venue';
  return reason === 'membership_paused'
    ? 'several_cancelled_membership_paused'
    : 'several_cancelled_membership_ended';
}
