import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { badgeText } from './badge-text.ts';
import classes from './notification-bell.module.css';
import { NotificationPanel } from './notification-panel.tsx';
import { unreadCount } from './notification-queries.ts';

/** The bell with its count of unread notifications; it opens the panel, 320 by 384 px. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const [opened, panel] = useDisclosure(false);
  const { data } = useQuery(unreadCount);
  const unread = data?.unread_count ?? 0;
  const badge = badgeText(unread);
  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? panel.open() : panel.close())}
      width={320}
      position="bottom-end"
      trapFocus
      returnFocus
      middlewares={{ flip: true, shift: { padding: 8 } }}
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          aria-label={t('bell', { count: unread })}
          onClick={panel.toggle}
        >
          <IconBell size={23} stroke={1.6} aria-hidden="true" />
          {badge && (
            <span className={classes.badge} aria-hidden="true">
              {badge}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('title')}>
        <NotificationPanel onLeave={panel.close} />
      </Popover.Dropdown>
    </Popover>
  );
}
