import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useSession } from '#features/accounts/session/use-session.ts';
import { NotificationBell } from '#features/notifications/bell/notification-bell.tsx';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { BrandLink } from '#ui/display/brand/brand-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './bars.module.css';
import { Menu } from './menu.tsx';

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
      <Row align="center" justify="between" wrap={false} className={classes.top}>
        <BrandLink to="/app/dashboard" markOnly={collapsed} />
        <IconButton
          className={classes.toggle}
          label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!collapsed}
          aria-controls="sidebar"
          onClick={() => onCollapse(!collapsed)}
        >
          <ToggleIcon size={20} stroke={1.6} aria-hidden="true" />
        </IconButton>
      </Row>
      <div className={classes.scrolled}>
        {user && <Menu role={user.role} collapsed={collapsed} />}
      </div>
      {user && (
        <Row align="center" gap={1} wrap={false} className={classes.bottom}>
          <AccountMenu user={user} placement="sidebar" showName={!collapsed} />
          <NotificationBell placement="sidebar" />
        </Row>
      )}
    </div>
  );
}
