import {
  IconCalendarEvent,
  IconHome,
  IconMapPin2,
  IconQrcode,
  IconUser,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './bars.module.css';

const entries = [
  { to: '/app/dashboard', name: 'nav.home', icon: IconHome },
  { to: '/app/explore', name: 'nav.explore', icon: IconMapPin2 },
  { to: '/app/scan', name: 'nav.scan', icon: IconQrcode, highlighted: true },
  { to: '/app/bookings', name: 'nav.bookings', icon: IconCalendarEvent },
  { to: '/app/profile', name: 'nav.profile', icon: IconUser },
] as const;

/** The phone's bottom bar; only here the scanner is linked. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('nav.quick')} className={classes.quick}>
      {entries.map((entry) => {
        const Icon = entry.icon;
        return (
          <NavLink
            key={entry.to}
            to={entry.to}
            className={classes.quickLink}
            data-highlighted={'highlighted' in entry || undefined}
          >
            <span className={classes.iconBox}>
              <Icon size={24} stroke={1.7} aria-hidden="true" />
            </span>
            <span className={classes.name}>{t(entry.name)}</span>
          </NavLink>
        );
      })}
    </nav>
  );
}
