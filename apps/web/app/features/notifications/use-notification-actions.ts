import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../ui/toast.ts';
import { asRead, changeAtOnce, refetchNotifications } from './notification-cache.ts';
import { unreadCount } from './notification-queries.ts';

/** Marking and deleting: seen at once, taken back by asking the server again if it refuses. */
export function useNotificationActions() {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const takeBack = (message: string) => () => {
    toastFailure(message);
    return refetchNotifications(queries);
  };

  const markRead = useMutation({
    mutationFn: (id: string) => markNotificationRead({ path: { id }, throwOnError: true }),
    onMutate: (id) =>
      changeAtOnce(queries, (list) => list.map((one) => (one.id === id ? asRead(one) : one))),
    onError: takeBack(t('failed.markRead')),
  });
  const markAll = useMutation({
    mutationFn: () => markAllNotificationsRead({ throwOnError: true }),
    onMutate: async () => {
      await changeAtOnce(queries, (list) => list.map(asRead));
      queries.setQueryData(unreadCount.queryKey, { unread_count: 0 });
    },
    onError: takeBack(t('failed.markAll')),
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteNotification({ path: { id }, throwOnError: true }),
    onMutate: (id) => changeAtOnce(queries, (list) => list.filter((one) => one.id !== id)),
    onError: takeBack(t('failed.delete')),
  });

  return { markRead: markRead.mutate, markAll: markAll.mutate, remove: remove.mutate };
}
