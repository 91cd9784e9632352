import type { Deps } from '../../platform/deps.ts';
import { gather } from '../../platform/gather.ts';
import { type Mail, queueMails } from '../../platform/mail/mail.ts';
import {
  loadBookingsForNotification,
  type NotifiedBooking,
} from './events/booking-notification.store.ts';
import { insertNotifications, type NewNotification } from './inbox/notifications.store.ts';

/**
 * How listeners load what they tell and where they put it. The relay tells many facts side by
 * side; what they ask and write at the same moment becomes one statement.
 */
export interface Notifier extends Pick<Deps, 'db' | 'clock' | 'config'> {
  /** Undefined when the booking's member is gone. */
  findBooking(bookingId: string): Promise<NotifiedBooking | undefined>;
  addNotification(notification: NewNotification): Promise<void>;
  queueMail(mail: Mail): Promise<void>;
}

/** The post of one app; what is asked for and written at one moment becomes one statement. */
export function createNotifier({ db, clock, config }: Deps): Notifier {
  return {
    db,
    clock,
    config,
    findBooking: gather(async (ids: string[]) => {
      const bookings = await loadBookingsForNotification(db, ids);
      const byId = new Map(bookings.map((booking) => [booking.booking_id, booking]));
      return ids.map((id) => byId.get(id));
    }),
    addNotification: gather(async (notifications: NewNotification[]) => {
      await insertNotifications(db, notifications);
      return notifications.map(() => undefined);
    }),
    queueMail: gather(async (mails: Mail[]) => {
      await queueMails(db, mails);
      return mails.map(() => undefined);
    }),
  };
}
