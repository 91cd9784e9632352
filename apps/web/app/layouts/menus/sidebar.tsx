import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { NotificationBell } from '#features/notifications/bell/notification-bell.tsx';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { BrandMark } from '#ui/display/brand-mark.tsx';
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
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <div className={classes.top}>
        <Link to="/app/dashboard" className={classes.brand}>
          <BrandMark markOnly={collapsed} />
        </Link>
        <IconButton
          className={classes.toggle}
          label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!collapsed}
          aria-controls="sidebar"
          onClick={() => onCollapse(!collapsed)}
        >
          <ToggleIcon size={20} stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={classes.menu}>{user && <Menu role={user.role} collapsed={collapsed} />}</div>
      {user && (
        <div className={classes.bottom}>
          <AccountMenu user={user} placement="sidebar" showName={!collapsed} />
          <NotificationBell placement="sidebar" />
        </div>
      )}
    </div>
  );
}
