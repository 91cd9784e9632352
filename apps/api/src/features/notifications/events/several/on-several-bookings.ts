import type { Deps } from '../../../../platform/deps.ts';
import type { Notifier } from '../../notifier.ts';
import { cancellationKey, notifyAboutBooking } from '../notify-about-booking.ts';
import type { NotifiedBooking } from '../stores/booking-notification.store.ts';
import { type BookingGroup, notifyAboutBookings } from './notify-about-bookings.ts';
import { notifyAboutExchange } from './notify-about-exchange.ts';

/**
 * Notifies a member once about the bookings that one act made or cancelled. What has changed since is
 * left out: a later event tells of it. If one booking remains, its own notification is sent.
 */
export function onSeveralBookings({ events }: Deps, notifier: Notifier): void {
  const load = async (ids: readonly string[], isCurrent: (booking: NotifiedBooking) => boolean) => {
    const found = await Promise.all(ids.map((id) => notifier.findBooking(id)));
    return found
      .filter((booking) => booking !== undefined)
      .filter(isCurrent)
      .sort((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  };
  const notify = async (
    bookings: readonly NotifiedBooking[],
    event: { id: string },
    group: BookingGroup,
  ) => {
    const [first, second, ...more] = bookings;
    if (first && second)
      await notifyAboutBookings(notifier, [first, second, ...more], event.id, group);
    else if (first)
      await notifyAboutBooking(notifier, first.booking_id, event.id, (booking) => ({
        key: group === 'series' ? bookedKey(booking) : cancellationKey(booking, group),
      }));
  };

  events.on('booking.series_booked', async ({ booking_ids }, event) =>
    notify(await load(booking_ids, isBookedOrWaiting), event, 'series'),
  );
  events.on('booking.exchanged', async ({ booking_id, left_booking_id }, event) => {
    const [booking, left] = await Promise.all(
      [booking_id, left_booking_id].map((id) => notifier.findBooking(id)),
    );
    // Given up again meanwhile: that has its own event.
    if (booking && left && isBookedOrWaiting(booking))
      await notifyAboutExchange(notifier, booking, left, event.id);
  });
  events.on('booking.several_cancelled', async ({ booking_ids, by }, event) =>
    notify(await load(booking_ids, ({ status }) => status === 'cancelled'), event, by),
  );
}

const isBookedOrWaiting = ({ status }: NotifiedBooking) =>
  ['confirmed', 'waitlisted', 'completed', 'no_show'].includes(status);

const bookedKey = ({ status }: NotifiedBooking) =>
  status === 'waitlisted' ? 'waitlisted' : 'confirmed';
