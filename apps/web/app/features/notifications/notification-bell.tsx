import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ToggleEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import popover from '../../ui/popover.module.css';
import { badgeText } from './badge-text.ts';
import { NewsSaid } from './news-said.tsx';
import classes from './notification-bell.module.css';
import { unreadCount } from './notification-queries.ts';

const NotificationPanel = lazy(() => import('./notification-panel.tsx'));

interface NotificationBellProps {
  /** Where it hangs: in the desktop's sidebar or in the phone's header. */
  place: 'sidebar' | 'header';
}

/** The bell with its count of unread notifications; it opens the panel, 320 by 384 px. */
export function NotificationBell({ place }: NotificationBellProps) {
  const { t } = useTranslation('notifications');
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { data } = useQuery(unreadCount);
  const unread = data?.unread_count ?? 0;
  const badge = badgeText(unread);
  return (
    <>
      <IconButton label={t('bell', { count: unread })} popoverTarget={id}>
        <IconBell size={23} stroke={1.6} aria-hidden="true" />
        {badge && (
          <span className={classes.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </IconButton>
      <NewsSaid unread={data?.unread_count} />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('title')}
        className={`${popover.popover} ${classes.panel}`}
        data-place={place}
        onToggle={(event: ToggleEvent) => setOpened(event.newState === 'open')}
      >
        {opened && (
          <Suspense fallback={<p className={classes.state}>{t('loading')}</p>}>
            <NotificationPanel onLeave={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
