import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { LiveRegion } from '#ui/feedback/live-region.tsx';

/**
 * Announces newly arrived notifications in a polite live region; the initial count and decreases are
 * not announced.
 */
export function NewNotificationsAnnouncer({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation('notifications');
  const previous = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (unread === undefined) return;
    const more = previous.current === undefined ? 0 : unread - previous.current;
    previous.current = unread;
    setAnnouncement(more > 0 ? t('newNotifications', { count: more }) : '');
  }, [unread, t]);
  return <LiveRegion>{announcement}</LiveRegion>;
}
