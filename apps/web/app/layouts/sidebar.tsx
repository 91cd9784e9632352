import { ActionIcon, ScrollArea, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../features/accounts/session/use-session.ts';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Menu } from './menu.tsx';
import classes from './sidebar.module.css';

interface SidebarProps {
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** The desktop's navigation: 256 px wide, or 64 px with icons only. */
export function Sidebar({ collapsed, onCollapse }: SidebarProps) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const toggle = t(collapsed ? 'nav.expand' : 'nav.collapse');
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <div className={classes.top}>
        <Link to="/app/dashboard" className={classes.brand}>
          <BrandMark markOnly={collapsed} />
        </Link>
        <Tooltip label={toggle} position="right">
          <ActionIcon
            className={classes.toggle}
            aria-label={toggle}
            aria-expanded={!collapsed}
            onClick={() => onCollapse(!collapsed)}
          >
            <ToggleIcon size={20} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
      <ScrollArea className={classes.menu} type="auto" scrollbarSize={6}>
        {user && <Menu role={user.role} collapsed={collapsed} />}
      </ScrollArea>
      <div className={classes.bottom}>
        {user && <AccountMenu user={user} collapsed={collapsed} />}
        <NotificationBell />
      </div>
    </div>
  );
}
