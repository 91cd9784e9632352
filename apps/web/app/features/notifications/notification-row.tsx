import type { Notification } from '@pulse/contract/client';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../ui/format/use-format.ts';
import { iconOfNotification } from './icon-of-notification.ts';
import classes from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
  onDelete: () => void;
  onLeave: () => void;
}

/** One notification: a click marks it as read and leads to what it is about. */
export function NotificationRow({ notification, onRead, onDelete, onLeave }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const navigate = useNavigate();
  const Icon = iconOfNotification(notification.type);
  const unread = !notification.is_read;

  const open = () => {
    if (unread) onRead();
    if (!notification.link) return;
    void navigate(notification.link);
    onLeave();
  };

  return (
    <li className={classes.row} data-unread={unread || undefined}>
      <button type="button" className={classes.open} onClick={open}>
        <Icon size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.title}>
            {notification.title}
            {unread && <span className="visually-hidden">{t('unread')}</span>}
          </span>
          <span className={classes.message}>{notification.message}</span>
          <time dateTime={notification.created_at} className={classes.time}>
            {format.time(notification.created_at)}
          </time>
        </span>
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('delete', { title: notification.title })}
        onClick={onDelete}
      >
        <IconX size={16} stroke={1.8} aria-hidden="true" />
      </button>
    </li>
  );
}
