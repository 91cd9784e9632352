import { arrivesRead } from '@pulse/domain';
import { createBatchLoader } from '../../platform/batch-loader.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Mail, queueMails } from '../../platform/mail/mail.sql.ts';
import {
  loadBookingsForNotification,
  type NotifiedBooking,
} from './events/stores/booking-notification.store.ts';
import { addNotifications, type NewNotification } from './inbox/add-notifications.ts';
import type { UnreadCounts } from './inbox/unread-counts.ts';

/**
 * What event handlers use to load bookings, add notifications and queue emails. The dispatcher
 * handles many events at once; calls of the same moment are batched into one statement.
 */
export interface Notifier extends Pick<Deps, 'db' | 'clock' | 'config'> {
  /** Undefined when the booking's member is deleted. */
  findBooking(bookingId: string): Promise<NotifiedBooking | undefined>;
  addNotification(notification: NewNotification): Promise<void>;
  addNotifications(notifications: readonly NewNotification[]): Promise<void>;
  queueMail(mail: Mail): Promise<void>;
}

/** Creates the notifier of an app. */
export function createNotifier({ db, clock, config }: Deps, unreadCounts: UnreadCounts): Notifier {
  const addAll = async (notifications: readonly NewNotification[]) => {
    await addNotifications(db, notifications);
    // What arrives read is not counted.
    const counted = notifications.filter(({ cause }) => !arrivesRead(cause));
    unreadCounts.changed(
      db,
      counted.map(({ userId }) => userId),
    );
  };
  return {
    db,
    clock,
    config,
    findBooking: createBatchLoader(async (ids: readonly string[]) => {
      const bookings = await loadBookingsForNotification(db, ids);
      const byId = new Map(bookings.map((booking) => [booking.booking_id, booking]));
      return ids.map((id) => byId.get(id));
    }),
    addNotification: createBatchLoader(async (notifications: readonly NewNotification[]) => {
      await addAll(notifications);
      return notifications.map(() => undefined);
    }),
    addNotifications: addAll,
    queueMail: createBatchLoader(async (mails: readonly Mail[]) => {
      await queueMails(db, mails);
      return mails.map(() => undefined);
    }),
  };
}
