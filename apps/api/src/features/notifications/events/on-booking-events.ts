import type { BookingState } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { Notifier } from '../notifier.ts';
import {
  type BookingNotificationKey,
  type ChooseBookingNotification,
  cancellationKey,
  notifyAboutBooking,
} from './notify-about-booking.ts';
import { loadClassTitle } from './stores/booking-notification.store.ts';

const STATUSES_BEFORE_CLASS = ['pending', 'confirmed', 'waitlisted'];
const CONFIRMED_KEYS: Partial<Record<string, BookingNotificationKey>> = {
  promoted: 'promoted',
  undone: 'undone',
  walk_in: 'walk_in',
};
const RESTORED_KEYS: Partial<Record<BookingState, BookingNotificationKey>> = {
  pending: 'restored_held',
  waitlisted: 'restored_waitlisted',
  cancelled: 'restored_open',
};
const STATUSES_HOLDING_A_PLACE = ['confirmed', 'completed', 'no_show'];

/**
 * Notifies members about their bookings. An event that is outdated when it is handled (a place that
 * was booked and cancelled within the second) is skipped: a later event covers it.
 */
export function onBookingEvents({ events }: Deps, notifier: Notifier): void {
  const notify = (event: { id: string }, bookingId: string, choose: ChooseBookingNotification) =>
    notifyAboutBooking(notifier, bookingId, event.id, choose);

  events.on('booking.confirmed', async ({ booking_id, how, together }, event) => {
    if (together) return;
    await notify(event, booking_id, (booking) =>
      STATUSES_HOLDING_A_PLACE.includes(booking.status)
        ? { key: CONFIRMED_KEYS[how] ?? 'confirmed' }
        : null,
    );
  });
  events.on('booking.walk_in_held', ({ booking_id }, event) =>
    notify(event, booking_id, whileStatusIs('pending', 'walk_in_held')),
  );
  events.on('booking.waitlisted', async ({ booking_id, together }, event) => {
    if (!together) await notify(event, booking_id, whileStatusIs('waitlisted', 'waitlisted'));
  });
  events.on('booking.offered', ({ booking_id }, event) =>
    notify(event, booking_id, whileStatusIs('pending', 'offered')),
  );
  events.on('booking.offer_expired', ({ booking_id }, event) =>
    notify(event, booking_id, () => ({ key: 'offer_expired' })),
  );
  events.on('booking.cancelled', async ({ booking_id, by, together }, event) => {
    if (!together)
      await notify(event, booking_id, (booking) => ({ key: cancellationKey(booking, by) }));
  });
  events.on('booking.visit_returned', ({ booking_id }, event) =>
    notify(event, booking_id, (booking) => ({
      key: booking.class_cancelled ? 'visit_returned_class_cancelled' : 'visit_returned',
    })),
  );
  events.on('booking.dropped_for_overlap', async ({ booking_id, for_booking_id }, event) => {
    const otherTitle = await loadClassTitle(notifier.db, for_booking_id);
    const values = { other_title: otherTitle ?? '' };
    await notify(event, booking_id, () => ({ key: 'dropped_for_overlap', values }));
  });
  events.on('booking.moved', async ({ booking_id, overlaps_booking_id: other }, event) => {
    const otherTitle = other && (await loadClassTitle(notifier.db, other));
    await notify(event, booking_id, (booking) => {
      if (!STATUSES_BEFORE_CLASS.includes(booking.status)) return null;
      if (otherTitle) return { key: 'moved_overlapping', values: { other_title: otherTitle } };
      const isFree = booking.status !== 'waitlisted' && booking.policy.free_cancel_hours === 0;
      return { key: isFree ? 'moved_free' : 'moved' };
    });
  });
  events.on('booking.trainer_changed', ({ booking_id }, event) =>
    notify(event, booking_id, ({ status, trainer }) => {
      if (status !== 'pending' && status !== 'confirmed') return null;
      return trainer
        ? { key: 'trainer_changed', values: { trainer } }
        : { key: 'trainer_withdrawn' };
    }),
  );
  events.on('booking.class_restored', ({ booking_id }, event) =>
    notify(event, booking_id, ({ status, class_cancelled }) => {
      const key = RESTORED_KEYS[status];
      return key && !class_cancelled ? { key } : null;
    }),
  );
  events.on('booking.no_show', ({ booking_id }, event) =>
    notify(event, booking_id, whileStatusIs('no_show', 'no_show')),
  );
  events.on('booking.reminder_due', ({ booking_id, hours_before }, event) =>
    notify(event, booking_id, (booking) =>
      booking.status === 'confirmed' && booking.starts_at.getTime() > notifier.clock.now()
        ? { key: 'reminder', values: { count: hours_before } }
        : null,
    ),
  );
}

function whileStatusIs(status: string, key: BookingNotificationKey): ChooseBookingNotification {
  return (booking) => (booking.status === status ? { key } : null);
}
