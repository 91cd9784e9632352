import type { Notification } from '@pulse/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { mergeByTime } from './merge-by-time.ts';
import { useNotificationActions } from './use-notification-actions.ts';

/** How long undo is offered, in ms; the server allows ten minutes. */
const undoMs = 10_000;

/**
 * Deleting with undo. The server deletes at once, so leaving the page changes nothing; until the
 * panel closes, or for ten seconds, the row is shown as deleted and can be restored.
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
    /** The list including the removed notifications in their positions. */
    visible: mergeByTime(list, removed),
    isRemoved: (id: string) => removed.some((one) => one.id === id),
    /** Text for the live region. */
    announcement,
    remove: (notification: Notification) => {
      setRemoved((before) => [...before, notification]);
      setAnnouncement(t('announceDeleted', { title: notification.title }));
      timers.current.set(
        notification.id,
        setTimeout(() => dropRemoved(notification.id), undoMs),
      );
      remove(notification.id, { onError: () => dropRemoved(notification.id) });
    },
    undo: (notification: Notification) => {
      dropRemoved(notification.id);
      setAnnouncement(t('announceRestored', { title: notification.title }));
      restore(notification);
    },
  };
}
