import { Link, useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './menu.module.css';
import { isCurrentEntry, type MenuEntry } from './menu-for-role.ts';

/** One entry of the menu; collapsed, it shows its icon with the name as a tooltip. */
export function MenuLink({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const Icon = entry.icon;
  const name = t(entry.name);
  return (
    <Link
      to={entry.to}
      className={classes.link}
      aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
      data-collapsed={collapsed || undefined}
      title={collapsed ? name : undefined}
    >
      <Icon size={21} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <span className={collapsed ? 'visually-hidden' : classes.name}>{name}</span>
    </Link>
  );
}
