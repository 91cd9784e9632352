import type { Notification } from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { notificationList, unreadCount } from './notification-queries.ts';

/**
 * Changes the list and the count on screen before the server has answered. `next` takes the list
 * and gives the new one; the count follows and never falls below 0.
 */
export async function changeAtOnce(
  queries: QueryClient,
  next: (list: Notification[]) => Notification[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: notificationList.queryKey });
  await queries.cancelQueries({ queryKey: unreadCount.queryKey });
  const before = queries.getQueryData(notificationList.queryKey) ?? [];
  const after = next(before);
  const unreadIn = (list: Notification[]) => list.filter((one) => !one.is_read).length;
  const fewer = unreadIn(before) - unreadIn(after);
  queries.setQueryData(notificationList.queryKey, after);
  queries.setQueryData(unreadCount.queryKey, (count) =>
    count ? { unread_count: Math.max(0, count.unread_count - fewer) } : count,
  );
}

/** Asks the server for list and count again, after something did not work. */
export async function refetchNotifications(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: notificationList.queryKey }),
    queries.invalidateQueries({ queryKey: unreadCount.queryKey }),
  ]);
}

/** One notification as read, now. */
export function asRead(notification: Notification): Notification {
  if (notification.is_read) return notification;
  return { ...notification, is_read: true, read_at: new Date().toISOString() };
}
