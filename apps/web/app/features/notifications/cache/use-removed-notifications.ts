import type { Notification } from '@pulse/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeByTime } from './merge-by-time.ts';
import { useNotificationActions } from './use-notification-actions.ts';

/** How long the way back stands, well within the server's ten minutes. */
const undoMs = 10_000;

/**
 * Deleting with undo. The server deletes at once, so leaving the page changes nothing; until the
 * panel closes, or for ten seconds, the row says so and can be brought back.
 */
export function useRemovedNotifications(list: Notification[]) {
  const { t } = useTranslation('notifications');
  const { remove, restore } = useNotificationActions();
  const [removed, setRemoved] = useState<Notification[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const dropRemoved = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setRemoved((before) => before.filter((one) => one.id !== id));
  };

  return {
    /** The list with the removed ones at their old places. */
    shown: mergeByTime(list, removed),
    isRemoved: (id: string) => removed.some((one) => one.id === id),
    /** What a screen reader hears of it. */
    said: announcement,
    remove: (notification: Notification) => {
      setRemoved((before) => [...before, notification]);
      setAnnouncement(t('saidDeleted', { title: notification.title }));
      timers.current.set(
        notification.id,
        setTimeout(() => dropRemoved(notification.id), undoMs),
      );
      remove(notification.id, { onError: () => dropRemoved(notification.id) });
    },
    undo: (notification: Notification) => {
      dropRemoved(notification.id);
      setAnnouncement(t('saidRestored', { title: notification.title }));
      restore(notification);
    },
  };
}
