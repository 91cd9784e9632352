import type { Notification } from '@pulse/contract/client';
import { type Icon, IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { notificationIcon } from './notification-icon.ts';
import classes from './notification-panel.module.css';

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
  onDelete: () => void;
}

/** One notification: a click marks it as read and opens its link. */
export function NotificationRow({ notification, onRead, onDelete }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { title, message, link, created_at } = notification;
  const TypeIcon = notificationIcon(notification.type);
  const unread = !notification.is_read;
  const markRead = () => {
    if (unread) onRead();
  };
  const content: ReactNode = (
    <>
      <TypeIcon size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <span className={classes.content}>
        <span className={classes.title}>
          {unread && <span className="visually-hidden">{`${t('unread')}: `}</span>}
          {title}
        </span>
        <Text as="span" size="small" tone="quiet" className={classes.message}>
          {message}
        </Text>
        <Text as="span" size="small" tone="faint">
          <time dateTime={created_at}>{format.time(created_at)}</time>
        </Text>
      </span>
    </>
  );

  return (
    <li className={classes.row} data-unread={unread || undefined}>
      {link ? (
        <Link to={link} className={classes.open} onClick={markRead}>
          {content}
        </Link>
      ) : (
        <button type="button" className={classes.open} onClick={markRead}>
          {content}
        </button>
      )}
      <span className={classes.actions}>
        <RowAction
          icon={IconX}
          name={t('delete', { title })}
          hint={t('deleteHint')}
          onClick={onDelete}
        />
        {unread && (
          <RowAction
            icon={IconCheck}
            name={t('markOne', { title })}
            hint={t('markRead')}
            onClick={onRead}
          />
        )}
      </span>
    </li>
  );
}

interface RowActionProps {
  icon: Icon;
  /** Accessible name, with the title of the notification. */
  name: string;
  /** Tooltip. */
  hint: string;
  onClick: () => void;
}

function RowAction({ icon: ActionIcon, name, hint, onClick }: RowActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={name}
      title={hint}
      onClick={onClick}
    >
      <ActionIcon size={16} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
