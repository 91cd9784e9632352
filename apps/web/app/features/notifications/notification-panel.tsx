import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Action } from '../../ui/action.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { daysOfNotifications, localDay } from './days-of-notifications.ts';
import classes from './notification-panel.module.css';
import { notificationList } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';
import { useNotificationActions } from './use-notification-actions.ts';

const dayLength = 86_400_000;

/** The list behind the bell, day by day. `onLeave` is called when a row leads to another page. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { data, isPending, isError } = useQuery(notificationList);
  const { markRead, markAll, remove } = useNotificationActions();
  const list = data ?? [];

  const nameOf = (day: string) => {
    if (day === localDay(Date.now())) return t('today');
    if (day === localDay(Date.now() - dayLength)) return t('yesterday');
    return format.date(`${day}T12:00:00`, 'day');
  };

  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {list.some((one) => !one.is_read) && (
          <Action variant="quiet" className={classes.markAll} onClick={() => markAll()}>
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
          <p role="alert" className={classes.state}>
            {t('failed.fetch')}
          </p>
        )}
        {data?.length === 0 && <p className={classes.state}>{t('empty')}</p>}
        {daysOfNotifications(list).map(({ day, notifications }) => (
          <section key={day}>
            <h3 className={classes.day}>{nameOf(day)}</h3>
            <ul className={classes.list}>
              {notifications.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onRead={() => markRead(notification.id)}
                  onDelete={() => remove(notification.id)}
                  onLeave={onLeave}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
