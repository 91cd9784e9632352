import { AppShell as MantineAppShell } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { RingLoader } from '../ui/ring-loader.tsx';
import classes from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts';

/** Frame of the signed-in pages: a sidebar on a desktop, a header and a bottom bar on a phone. */
export default function AppShell() {
  const { t } = useTranslation('shell');
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  // Only one of the two frames stands at a time: each holds a bell that asks the server every 30 s.
  const desktop = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return (
    <MantineAppShell
      navbar={{ width: collapsed ? 64 : 256, breakpoint: 'sm', collapsed: { mobile: true } }}
      header={{ height: { base: 60, sm: 0 } }}
      footer={{ height: { base: 74, sm: 0 } }}
      transitionDuration={0}
    >
      <SkipLink />
      <MantineAppShell.Header hiddenFrom="sm" className={classes.header}>
        {!desktop && <MobileHeader />}
      </MantineAppShell.Header>
      <MantineAppShell.Navbar
        visibleFrom="sm"
        className={classes.navbar}
        aria-label={t('nav.label')}
      >
        {desktop && <Sidebar collapsed={collapsed} onCollapse={setCollapsed} />}
      </MantineAppShell.Navbar>
      <MantineAppShell.Main id="main" tabIndex={-1}>
        <Suspense fallback={<RingLoader />}>
          <Outlet />
        </Suspense>
      </MantineAppShell.Main>
      <MantineAppShell.Footer hiddenFrom="sm" className={classes.footer}>
        {!desktop && <BottomBar />}
      </MantineAppShell.Footer>
    </MantineAppShell>
  );
}
