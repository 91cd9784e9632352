import { IconCalendarEvent, IconId, IconMapSearch, IconQrcode } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './dashboard.module.css';

const actions = [
  { to: '/app/scan', word: 'quick.scan', icon: IconQrcode },
  { to: '/app/digital-id', word: 'quick.digitalId', icon: IconId },
  { to: '/app/explore', word: 'quick.explore', icon: IconMapSearch },
  { to: '/app/bookings', word: 'quick.bookings', icon: IconCalendarEvent },
] as const;

/** Four ways on, large enough for a thumb. */
export function DashboardQuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <nav className={classes.quick} aria-label={t('quick.label')}>
      {actions.map(({ to, word, icon: Icon }) => (
        <Link key={to} to={to} className={classes.quickAction}>
          <Icon size={26} stroke={1.5} aria-hidden="true" />
          <span>{t(word)}</span>
        </Link>
      ))}
    </nav>
  );
}
