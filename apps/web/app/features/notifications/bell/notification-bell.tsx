import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import popoverClasses from '#ui/overlays/popover.module.css';
import { usePopover } from '#ui/overlays/use-popover.ts';
import { unreadCount } from '../cache/notification-queries.ts';
import { badgeText } from './badge-text.ts';
import { NewNotificationsAnnouncer } from './new-notifications-announcer.tsx';
import classes from './notification-bell.module.css';

const NotificationPanel = lazy(() => import('../panel/notification-panel.tsx'));

interface NotificationBellProps {
  /** Where it is shown: in the desktop's sidebar or in the phone's header. */
  placement: 'sidebar' | 'header';
}

/** The bell with its count of unread notifications; it opens the panel, 320 by 384 px. */
export function NotificationBell({ placement }: NotificationBellProps) {
  const { t } = useTranslation('notifications');
  const popover = usePopover({ closesOnNavigation: true, reopens: 'notifications' });
  const id = useId();
  const { data } = useQuery(unreadCount);
  const unread = data?.unread_count ?? 0;
  const badge = badgeText(unread);
  // The name contains the visible text: who says "9+" to a voice control means this button.
  const label =
    badge === null || badge === String(unread)
      ? t('bell', { count: unread })
      : t('bellAboveNine', { badge, count: unread });
  return (
    <>
      <IconButton label={label} popoverTarget={id}>
        <IconBell size={23} stroke={1.6} aria-hidden="true" />
        {badge && (
          <span className={classes.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </IconButton>
      <NewNotificationsAnnouncer unread={data?.unread_count} />
      <div
        {...popover.props}
        id={id}
        role="dialog"
        aria-label={t('title')}
        className={`${popoverClasses.popover} ${classes.panel}`}
        data-place={placement}
      >
        {popover.opened && (
          <Suspense fallback={<p className={classes.state}>{t('loading')}</p>}>
            <NotificationPanel keepsPlace={popover.reopened} />
          </Suspense>
        )}
      </div>
    </>
  );
}
