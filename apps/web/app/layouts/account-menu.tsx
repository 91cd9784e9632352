import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMessage2, IconSelector, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SessionUser } from '../features/accounts/session/session-user.ts';
import { SignOutDialog } from '../features/accounts/sign-out-dialog.tsx';
import classes from './account-menu.module.css';

interface AccountMenuProps {
  user: SessionUser;
  collapsed: boolean;
}

/** The signed-in person at the foot of the sidebar: profile, feedback, sign out. */
export function AccountMenu({ user, collapsed }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const [leaving, setLeaving] = useState(false);
  const name = user.user_metadata.full_name || user.email;
  return (
    <>
      <Menu position="top-start" width={224} withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.person} aria-label={`${t('nav.account')}: ${name}`}>
            <Avatar name={name} size={36} color="initials" />
            {!collapsed && (
              <>
                <span className={classes.words}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.email}>{user.email}</span>
                </span>
                <IconSelector size={18} stroke={1.6} aria-hidden="true" />
              </>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/app/profile" leftSection={<IconUser size={18} />}>
            {t('nav.profile')}
          </Menu.Item>
          <Menu.Item component={Link} to="/app/feedback" leftSection={<IconMessage2 size={18} />}>
            {t('nav.feedback')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => setLeaving(true)}>
            {t('signOut.title')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SignOutDialog opened={leaving} onClose={() => setLeaving(false)} leadsTo="/" />
    </>
  );
}
