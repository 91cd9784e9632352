import { IconCalendarEvent, IconDoorEnter, IconId, IconMapSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './dashboard.module.css';

const actions = [
  { to: '/app/venue-checkin', labelKey: 'quick.checkIn', icon: IconDoorEnter },
  { to: '/app/digital-id', labelKey: 'quick.digitalId', icon: IconId },
  { to: '/app/explore', labelKey: 'quick.explore', icon: IconMapSearch },
  { to: '/app/bookings', labelKey: 'quick.bookings', icon: IconCalendarEvent },
] as const;

/** Four links to the most used pages, large enough for touch. */
export function DashboardQuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <nav className={classes.quick} aria-label={t('quick.label')}>
      {actions.map(({ to, labelKey, icon: Icon }) => (
        <Link key={to} to={to} className={classes.quickAction}>
          <Icon size={26} stroke={1.5} aria-hidden="true" />
          <span>{t(labelKey)}</span>
        </Link>
      ))}
    </nav>
  );
}
