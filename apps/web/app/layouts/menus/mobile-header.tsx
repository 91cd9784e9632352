import { Link } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { NotificationBell } from '#features/notifications/bell/notification-bell.tsx';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './mobile-header.module.css';
import { MobileMenu } from './mobile-menu.tsx';

/** The phone's top bar: slide-out menu, brand, notification bell, avatar menu. */
export function MobileHeader() {
  const { user } = useSession();
  return (
    <div className={classes.bar}>
      {user && <MobileMenu role={user.role} />}
      <Link to="/app/dashboard" className={classes.brand}>
        <BrandMark />
      </Link>
      <NotificationBell placement="header" />
      {user && <AccountMenu user={user} placement="header" />}
    </div>
  );
}
