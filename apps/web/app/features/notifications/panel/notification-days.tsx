import type { Notification } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { dayAfter } from '#ui/format/calendar-days.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { groupByDay, localDay } from './group-by-day.ts';
import classes from './notification-panel.module.css';
import { NotificationRow } from './notification-row.tsx';
import { RemovedRow } from './removed-row.tsx';

interface NotificationDaysProps {
  list: Notification[];
  isRemoved: (id: string) => boolean;
  onRead: (id: string) => void;
  onDelete: (notification: Notification) => void;
  onUndo: (notification: Notification) => void;
}

/** Notifications grouped by the day of their creation. */
export function NotificationDays({ list, ...actions }: NotificationDaysProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const dayLabel = (day: string) => {
    if (day === localDay(Date.now())) return t('today');
    if (dayAfter(day) === localDay(Date.now())) return t('yesterday');
    return format.date(`${day}T12:00:00`, 'day');
  };
  return groupByDay(list).map(({ day, notifications }) => (
    <section key={day} aria-label={dayLabel(day)}>
      <h3 className={classes.day}>{dayLabel(day)}</h3>
      <List>
        {notifications.map((notification) =>
          actions.isRemoved(notification.id) ? (
            <RemovedRow
              key={notification.id}
              title={notification.title}
              onUndo={() => actions.onUndo(notification)}
            />
          ) : (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={() => actions.onRead(notification.id)}
              onDelete={() => actions.onDelete(notification)}
            />
          ),
        )}
      </List>
    </section>
  ));
}
