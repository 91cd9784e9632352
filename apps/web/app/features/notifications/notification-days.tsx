import type { Notification } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { daysOfNotifications, localDay } from './days-of-notifications.ts';
import classes from './notification-panel.module.css';
import { NotificationRow } from './notification-row.tsx';
import { RemovedRow } from './removed-row.tsx';

const dayLength = 86_400_000;

interface NotificationDaysProps {
  list: Notification[];
  isRemoved: (id: string) => boolean;
  onRead: (id: string) => void;
  onDelete: (notification: Notification) => void;
  onUndo: (notification: Notification) => void;
  onLeave: () => void;
}

/** Notifications under the day on which they came. */
export function NotificationDays({ list, ...act }: NotificationDaysProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const nameOf = (day: string) => {
    if (day === localDay(Date.now())) return t('today');
    if (day === localDay(Date.now() - dayLength)) return t('yesterday');
    return format.date(`${day}T12:00:00`, 'day');
  };
  return daysOfNotifications(list).map(({ day, notifications }) => (
    <section key={day} aria-label={nameOf(day)}>
      <h3 className={classes.day}>{nameOf(day)}</h3>
      <ul className={classes.list}>
        {notifications.map((one) =>
          act.isRemoved(one.id) ? (
            <RemovedRow key={one.id} title={one.title} onUndo={() => act.onUndo(one)} />
          ) : (
            <NotificationRow
              key={one.id}
              notification={one}
              onRead={() => act.onRead(one.id)}
              onDelete={() => act.onDelete(one)}
              onLeave={act.onLeave}
            />
          ),
        )}
      </ul>
    </section>
  ));
}
