import type { Deps } from '../../../platform/deps.ts';
import type { Notifier } from '../notifier.ts';
import { formatDateTime } from '../templates/format-values.ts';
import { languageOf, notificationText } from '../templates/translations.ts';
import { notifyAboutBooking } from './notify-about-booking.ts';
import { findAppealForNotification } from './stores/appeal-notification.store.ts';

/** Tells the venue's staff of an appeal, and the member what was decided. */
export function onAppealEvents({ events }: Deps, notifier: Notifier): void {
  events.on('appeal.made', ({ booking_id }, event) => tellStaff(notifier, booking_id, event.id));
  events.on('appeal.decided', async ({ booking_id }, event) => {
    const appeal = await findAppealForNotification(notifier.db, booking_id);
    if (!appeal || appeal.accepted === null) return;
    const { accepted, reason } = appeal;
    await notifyAboutBooking(notifier, booking_id, event.id, () =>
      accepted
        ? { key: 'appeal_accepted' }
        : { key: 'appeal_rejected', values: { reason: reason ?? '' } },
    );
  });
}

async function tellStaff(notifier: Notifier, bookingId: string, eventId: string): Promise<void> {
  const appeal = await findAppealForNotification(notifier.db, bookingId);
  if (!appeal || appeal.accepted !== null) return;
  const { member, title, starts_at, answer_by, venue_zone } = appeal;
  const adding = appeal.staff.map(({ id, language: code }) => {
    const language = languageOf(code);
    const values = {
      member,
      title,
      when: formatDateTime(language, starts_at, venue_zone),
      answer_by: formatDateTime(language, answer_by, venue_zone),
    };
    return notifier.addNotification({
      userId: id,
      at: new Date(notifier.clock.now()),
      cause: 'appeal_made',
      title: notificationText(language, 'appeal_made.title', values),
      message: notificationText(language, 'appeal_made.message', values),
      link: '/app/checkin-dashboard',
      eventKey: `event-${eventId}`,
    });
  });
  await Promise.all(adding);
}
