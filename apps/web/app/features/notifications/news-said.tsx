import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region.tsx';

/**
 * Says politely how many notifications came since the last look: not what was there when the page
 * opened, and nothing when the count stays or falls.
 */
export function NewsSaid({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation('notifications');
  const known = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (unread === undefined) return;
    const more = known.current === undefined ? 0 : unread - known.current;
    known.current = unread;
    setSaid(more > 0 ? t('news', { count: more }) : '');
  }, [unread, t]);
  return <LiveRegion>{said}</LiveRegion>;
}
