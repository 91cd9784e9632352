import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  restoreNotification,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { mergeByTime } from './merge-by-time.ts';
import { markedAsRead, refetchNotifications, updateOptimistically } from './notification-cache.ts';
import { unreadCount } from './notification-queries.ts';

/** Changes to the inbox run one after the other, so that an undo never overtakes its delete. */
const sequentialScope = { id: 'notifications' };

/** Optimistic mutations of notifications; a refused one is rolled back by refetching. */
export function useNotificationActions() {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const rollBack = (message: string) => () => {
    toastFailure(message);
    return refetchNotifications(queryClient);
  };

  const markRead = useMutation({
    scope: sequentialScope,
    mutationFn: (id: string) => markNotificationRead({ path: { id }, throwOnError: true }),
    onMutate: (id) =>
      updateOptimistically(queryClient, (list) =>
        list.map((one) => (one.id === id ? markedAsRead(one) : one)),
      ),
    onError: rollBack(t('failed.markRead')),
  });
  const markAll = useMutation({
    scope: sequentialScope,
    mutationFn: () => markAllNotificationsRead({ throwOnError: true }),
    onMutate: async () => {
      await updateOptimistically(queryClient, (list) => list.map(markedAsRead));
      queryClient.setQueryData(unreadCount.queryKey, { unread_count: 0 });
    },
    onError: rollBack(t('failed.markAll')),
  });
  const remove = useMutation({
    scope: sequentialScope,
    mutationFn: (id: string) => deleteNotification({ path: { id }, throwOnError: true }),
    onMutate: (id) =>
      updateOptimistically(queryClient, (list) => list.filter((one) => one.id !== id)),
    onError: rollBack(t('failed.delete')),
  });
  const restore = useMutation({
    scope: sequentialScope,
    mutationFn: ({ id }: Notification) => restoreNotification({ path: { id }, throwOnError: true }),
    onMutate: (one) => updateOptimistically(queryClient, (list) => mergeByTime(list, [one])),
    onError: rollBack(t('failed.restore')),
  });

  return {
    markRead: markRead.mutate,
    markAll: markAll.mutate,
    remove: remove.mutate,
    restore: restore.mutate,
  };
}
