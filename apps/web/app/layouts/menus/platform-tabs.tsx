import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './platform-tabs.module.css';

const tabs = [
  { to: '/app/admin/partner-applications', name: 'nav.partnerApplications' },
  { to: '/app/admin/plans', name: 'platformTabs.plans' },
  { to: '/app/admin/memberships', name: 'platformTabs.memberships' },
  { to: '/app/admin/payments', name: 'platformTabs.payments' },
  { to: '/app/admin/statements', name: 'platformTabs.statements' },
  { to: '/app/admin/users', name: 'platformTabs.users' },
  { to: '/app/admin/audit-log', name: 'platformTabs.auditLog' },
] as const;

/** The parts of the platform's pages, which are one entry of the menu. */
export function PlatformTabs() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): another tab is the current one.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav aria-label={t('platformTabs.label')} className={classes.tabs}>
      <ul ref={list} className={classes.list}>
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} className={classes.tab}>
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
