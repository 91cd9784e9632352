import { useSession } from '#features/accounts/session/use-session.ts';
import { NotificationBell } from '#features/notifications/bell/notification-bell.tsx';
import { BrandLink } from '#ui/display/brand/brand-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './bars.module.css';
import { MobileMenu } from './mobile-menu.tsx';

/** The phone's top bar: slide-out menu, brand, notification bell, avatar menu. */
export function MobileHeader() {
  const { user } = useSession();
  return (
    <Row align="center" gap={1} wrap={false} className={classes.header}>
      {user && <MobileMenu role={user.role} />}
      <BrandLink to="/app/dashboard" />
      <NotificationBell placement="header" />
      {user && <AccountMenu user={user} placement="header" />}
    </Row>
  );
}
