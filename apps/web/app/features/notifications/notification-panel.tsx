import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../ui/action.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { NotificationDays } from './notification-days.tsx';
import classes from './notification-panel.module.css';
import { notificationList } from './notification-queries.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { useRemovedNotifications } from './use-removed-notifications.ts';

/** The list behind the bell, day by day. `onLeave` is called when a row leads to another page. */
export default function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const { data, isPending, isError, isFetching, refetch } = useQuery(notificationList);
  const { markRead, markAll } = useNotificationActions();
  const { shown, isRemoved, remove, undo, said } = useRemovedNotifications(data ?? []);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t('title')}
        </h2>
        {data?.some((one) => !one.is_read) && (
          <Action
            variant="quiet"
            className={classes.markAll}
            onClick={() => {
              markAll();
              // The button goes with the last unread one; the keyboard stays in the panel.
              heading.current?.focus();
            }}
          >
            {t('markAll')}
          </Action>
        )}
      </div>
      <div className={classes.scroll}>
        {isPending && (
          <p role="status" className={classes.state}>
            {t('loading')}
          </p>
        )}
        {isError && (
          <div role="alert" className={classes.state}>
            <p>{t('failed.fetch')}</p>
            <Action disabled={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Action>
          </div>
        )}
        {data && shown.length === 0 && <p className={classes.state}>{t('empty')}</p>}
        <NotificationDays
          list={shown}
          isRemoved={isRemoved}
          onRead={markRead}
          onDelete={remove}
          onUndo={undo}
          onLeave={onLeave}
        />
      </div>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
