import { arrivesRead, NOTIFICATION_CAUSES, type NotificationCause } from '@pulse/domain';
import type { Db } from '../../../platform/database/transaction.ts';
import { insertNotifications, type NewNotificationRow } from './notifications.store.ts';

/** A notification to add: what it reports decides its type, and whether it arrives read. */
export interface NewNotification extends Omit<NewNotificationRow, 'type' | 'readAt'> {
  cause: NotificationCause;
}

/** Adds notifications; the same `eventKey` twice adds one. */
export function addNotifications(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  const rows = notifications.map(({ cause, ...notification }) => ({
    ...notification,
    type: NOTIFICATION_CAUSES[cause].type,
    readAt: arrivesRead(cause) ? notification.at : null,
  }));
  return insertNotifications(db, rows);
}
