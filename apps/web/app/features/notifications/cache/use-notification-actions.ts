import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  restoreNotification,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { refetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { toastFailure } from '#ui/feedback/toast.ts';
import { mergeByTime } from './merge-by-time.ts';
import { markedAsRead, updateOptimistically } from './notification-cache.ts';
import { unreadCount } from './notification-queries.ts';

interface InboxChange<Variables> {
  send: (variables: Variables) => Promise<unknown>;
  /** The list as it is shown before the server has answered. */
  update: (list: Notification[], variables: Variables) => Notification[];
  /** How many are unread then, also of those that the list does not have. */
  unread?: number;
  failed: string;
}

/** Changes the inbox; a refused change is rolled back by reading it again. */
function useInboxChange<Variables>({ send, update, unread, failed }: InboxChange<Variables>) {
  const queryClient = useQueryClient();
  const change = useAction(
    {
      // One after the other, so that an undo never overtakes its delete.
      scope: { id: 'notifications' },
      mutationFn: send,
      onMutate: async (variables: Variables) => {
        await updateOptimistically(queryClient, (list) => update(list, variables));
        if (unread !== undefined)
          queryClient.setQueryData(unreadCount.queryKey, { unread_count: unread });
      },
    },
    {
      onFailed: async () => {
        toastFailure(failed);
        await refetch(queryClient, ['notifications']);
        return true;
      },
    },
  );
  return change.mutate;
}

/** Optimistic changes of notifications. */
export function useNotificationActions() {
  const { t } = useTranslation('notifications');
  return {
    markRead: useInboxChange({
      send: (id: string) => markNotificationRead({ path: { id }, throwOnError: true }),
      update: (list, id) => list.map((one) => (one.id === id ? markedAsRead(one) : one)),
      failed: t('failed.markRead'),
    }),
    markAll: useInboxChange<void>({
      send: () => markAllNotificationsRead({ throwOnError: true }),
      update: (list) => list.map(markedAsRead),
      unread: 0,
      failed: t('failed.markAll'),
    }),
    remove: useInboxChange({
      send: (id: string) => deleteNotification({ path: { id }, throwOnError: true }),
      update: (list, id) => list.filter((one) => one.id !== id),
      failed: t('failed.delete'),
    }),
    restore: useInboxChange({
      send: ({ id }: Notification) => restoreNotification({ path: { id }, throwOnError: true }),
      update: (list, one) => mergeByTime(list, [one]),
      failed: t('failed.restore'),
    }),
  };
}
