import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { Row } from '#ui/layout/row.tsx';
import { pageKeyOf } from '#ui/page/history-entry.ts';
import { createPageMemory } from '#ui/page/page-memory.ts';
import { notificationList } from '../cache/notification-queries.ts';
import { useNotificationActions } from '../cache/use-notification-actions.ts';
import { useRemovedNotifications } from '../cache/use-removed-notifications.ts';
import { NotificationDays } from './notification-days.tsx';
import classes from './notification-panel.module.css';

const scrollMemory = createPageMemory<number>();

/** The list of notifications by day. With `keepsPlace` it is scrolled as it was when it was left. */
export default function NotificationPanel({ keepsPlace }: { keepsPlace: boolean }) {
  const { t } = useTranslation('notifications');
  const { data, isPending, isError, isFetching, refetch } = useQuery(notificationList);
  const { markRead, markAll } = useNotificationActions();
  const { visible, isRemoved, remove, undo, announcement } = useRemovedNotifications(data ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const pageKey = pageKeyOf(useLocation());

  useLayoutEffect(() => {
    if (keepsPlace && scroller.current)
      scroller.current.scrollTop = scrollMemory.read(pageKey) ?? 0;
  }, [keepsPlace, pageKey]);

  return (
    <div className={classes.panel}>
      <Row gap={2} align="center" justify="between" wrap={false} className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.panelTitle}>
          {t('title')}
        </h2>
        {data?.some((notification) => !notification.is_read) && (
          <Action
            variant="subtle"
            className={classes.markAll}
            onClick={() => {
              markAll();
              // The button disappears with the last unread one; the focus stays in the panel.
              heading.current?.focus();
            }}
          >
            {t('markAll')}
          </Action>
        )}
      </Row>
      <div
        ref={scroller}
        className={classes.scroll}
        onScroll={({ currentTarget }) => scrollMemory.write(pageKey, currentTarget.scrollTop)}
      >
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
        {data && visible.length === 0 && <p className={classes.state}>{t('empty')}</p>}
        <NotificationDays
          list={visible}
          isRemoved={isRemoved}
          onRead={markRead}
          onDelete={remove}
          onUndo={undo}
        />
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  );
}
