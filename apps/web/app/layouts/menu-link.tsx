import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import classes from './menu.module.css';
import type { MenuEntry } from './menu-of-role.ts';

/** One entry of the navigation; narrow, it shows its icon and says its name in a tooltip. */
export function MenuLink({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const { t } = useTranslation('shell');
  const Icon = entry.icon;
  const name = t(entry.name);
  return (
    <Tooltip label={name} position="right" disabled={!collapsed}>
      <NavLink to={entry.to} className={classes.link} data-collapsed={collapsed || undefined}>
        <Icon size={21} stroke={1.6} aria-hidden="true" className={classes.icon} />
        <span className={collapsed ? 'visually-hidden' : classes.name}>{name}</span>
      </NavLink>
    </Tooltip>
  );
}
