import type { Notification } from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { notificationList, unreadCount } from './notification-queries.ts';

/**
 * Updates the cached list and unread count before the server has responded. `update` maps the list;
 * the count is adjusted and never falls below 0.
 */
export async function updateOptimistically(
  queryClient: QueryClient,
  update: (list: Notification[]) => Notification[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: notificationList.queryKey });
  await queryClient.cancelQueries({ queryKey: unreadCount.queryKey });
  const before = queryClient.getQueryData(notificationList.queryKey) ?? [];
  const after = update(before);
  const unreadIn = (list: Notification[]) => list.filter((one) => !one.is_read).length;
  const fewer = unreadIn(before) - unreadIn(after);
  queryClient.setQueryData(notificationList.queryKey, after);
  queryClient.setQueryData(unreadCount.queryKey, (count) =>
    count ? { unread_count: Math.max(0, count.unread_count - fewer) } : count,
  );
}

/** A copy of a notification marked as read now. */
export function markedAsRead(notification: Notification): Notification {
  if (notification.is_read) return notification;
  return { ...notification, is_read: true, read_at: new Date().toISOString() };
}
