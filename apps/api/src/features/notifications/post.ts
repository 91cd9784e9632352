import type { Deps } from '../../platform/deps.ts';
import { gather } from '../../platform/gather.ts';
import { type Mail, queueMails } from '../../platform/mail/mail.ts';
import { type BookingNews, loadBookingNews } from './booking-news.store.ts';
import { addNotifications, type NewNotification } from './notifications.store.ts';

/**
 * How listeners load what they tell and where they put it. The relay tells many facts side by
 * side; what they ask and write at the same moment becomes one statement.
 */
export interface Post extends Pick<Deps, 'db' | 'clock' | 'config'> {
  /** Undefined when the booking's member is gone. */
  findBookingNews(bookingId: string): Promise<BookingNews | undefined>;
  addNotification(notification: NewNotification): Promise<void>;
  queueMail(mail: Mail): Promise<void>;
}

/** The post of one app; what is asked for and written at one moment becomes one statement. */
export function createPost({ db, clock, config }: Deps): Post {
  return {
    db,
    clock,
    config,
    findBookingNews: gather(async (ids: string[]) => {
      const found = await loadBookingNews(db, ids);
      const byId = new Map(found.map((news) => [news.booking_id, news]));
      return ids.map((id) => byId.get(id));
    }),
    addNotification: gather(async (notifications: NewNotification[]) => {
      await addNotifications(db, notifications);
      return notifications.map(() => undefined);
    }),
    queueMail: gather(async (mails: Mail[]) => {
      await queueMails(db, mails);
      return mails.map(() => undefined);
    }),
  };
}
