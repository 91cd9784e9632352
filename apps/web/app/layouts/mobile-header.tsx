import { ActionIcon, Avatar, Drawer, Menu as MantineMenu, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout, IconMenu2, IconUser } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../features/accounts/session/use-session.ts';
import { SignOutDialog } from '../features/accounts/sign-out-dialog.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Menu } from './menu.tsx';
import classes from './mobile-header.module.css';

/** The phone's top bar: slide-out menu, brand, notification bell, avatar menu. */
export function MobileHeader() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { key } = useLocation();
  const [menuOpened, menu] = useDisclosure(false);
  const [leaving, leave] = useDisclosure(false);
  const name = user?.user_metadata.full_name || user?.email || '';

  // A new location key means that a link of the menu was followed.
  useEffect(() => {
    if (key) menu.close();
  }, [key, menu.close]);

  return (
    <div className={classes.bar}>
      <ActionIcon aria-label={t('nav.openMenu')} onClick={menu.open}>
        <IconMenu2 size={24} stroke={1.7} />
      </ActionIcon>
      <Link to="/app/dashboard" className={classes.brand}>
        <BrandMark />
      </Link>
      <NotificationBell />
      <MantineMenu position="bottom-end" width={200}>
        <MantineMenu.Target>
          <UnstyledButton className={classes.avatar} aria-label={`${t('nav.account')}: ${name}`}>
            <Avatar name={name} size={36} color="initials" />
          </UnstyledButton>
        </MantineMenu.Target>
        <MantineMenu.Dropdown>
          <MantineMenu.Item component={Link} to="/app/profile" leftSection={<IconUser size={18} />}>
            {t('nav.profile')}
          </MantineMenu.Item>
          <MantineMenu.Item leftSection={<IconLogout size={18} />} onClick={leave.open}>
            {t('signOut.title')}
          </MantineMenu.Item>
        </MantineMenu.Dropdown>
      </MantineMenu>
      <Drawer
        opened={menuOpened}
        onClose={menu.close}
        size="min(86vw, 320px)"
        title={<BrandMark />}
        closeButtonProps={{ 'aria-label': t('nav.closeMenu'), size: 44 }}
        hiddenFrom="sm"
      >
        {user && <Menu role={user.role} />}
      </Drawer>
      <SignOutDialog opened={leaving} onClose={leave.close} leadsTo="/auth" />
    </div>
  );
}
