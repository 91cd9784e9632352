import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';

/**
 * Says politely how many notifications came since the last look: not what was there when the page
 * opened, and nothing when the count stays or falls.
 */
export function NewNotificationsAnnouncer({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation('notifications');
  const previous = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (unread === undefined) return;
    const more = previous.current === undefined ? 0 : unread - previous.current;
    previous.current = unread;
    setAnnouncement(more > 0 ? t('news', { count: more }) : '');
  }, [unread, t]);
  return <LiveRegion>{announcement}</LiveRegion>;
}
