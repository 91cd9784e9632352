import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  restoreNotification,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../ui/toast.ts';
import { mergeByTime } from './merge-by-time.ts';
import { asRead, changeAtOnce, refetchNotifications } from './notification-cache.ts';
import { unreadCount } from './notification-queries.ts';

/** Of all changes to the inbox, each waits for the one before: an undo never overtakes its delete. */
const oneAfterTheOther = { id: 'notifications' };

/** Marking and deleting: seen at once, taken back by asking the server again if it refuses. */
export function useNotificationActions() {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const takeBack = (message: string) => () => {
    toastFailure(message);
    return refetchNotifications(queries);
  };

  const markRead = useMutation({
    scope: oneAfterTheOther,
    mutationFn: (id: string) => markNotificationRead({ path: { id }, throwOnError: true }),
    onMutate: (id) =>
      changeAtOnce(queries, (list) => list.map((one) => (one.id === id ? asRead(one) : one))),
    onError: takeBack(t('failed.markRead')),
  });
  const markAll = useMutation({
    scope: oneAfterTheOther,
    mutationFn: () => markAllNotificationsRead({ throwOnError: true }),
    onMutate: async () => {
      await changeAtOnce(queries, (list) => list.map(asRead));
      queries.setQueryData(unreadCount.queryKey, { unread_count: 0 });
    },
    onError: takeBack(t('failed.markAll')),
  });
  const remove = useMutation({
    scope: oneAfterTheOther,
    mutationFn: (id: string) => deleteNotification({ path: { id }, throwOnError: true }),
    onMutate: (id) => changeAtOnce(queries, (list) => list.filter((one) => one.id !== id)),
    onError: takeBack(t('failed.delete')),
  });
  const restore = useMutation({
    scope: oneAfterTheOther,
    mutationFn: ({ id }: Notification) => restoreNotification({ path: { id }, throwOnError: true }),
    onMutate: (one) => changeAtOnce(queries, (list) => mergeByTime(list, [one])),
    onError: takeBack(t('failed.restore')),
  });

  return {
    markRead: markRead.mutate,
    markAll: markAll.mutate,
    remove: remove.mutate,
    restore: restore.mutate,
  };
}
