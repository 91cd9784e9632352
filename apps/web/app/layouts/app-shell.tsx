import { AppShell as MantineAppShell } from '@mantine/core';
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
  return (
    <MantineAppShell
      navbar={{ width: collapsed ? 64 : 256, breakpoint: 'sm', collapsed: { mobile: true } }}
      header={{ height: { base: 60, sm: 0 } }}
      footer={{ height: { base: 74, sm: 0 } }}
      transitionDuration={0}
    >
      <SkipLink />
      <MantineAppShell.Header hiddenFrom="sm" className={classes.header}>
        <MobileHeader />
      </MantineAppShell.Header>
      <MantineAppShell.Navbar
        visibleFrom="sm"
        className={classes.navbar}
        aria-label={t('nav.label')}
      >
        <Sidebar collapsed={collapsed} onCollapse={setCollapsed} />
      </MantineAppShell.Navbar>
      <MantineAppShell.Main id="main" tabIndex={-1}>
        <Suspense fallback={<RingLoader />}>
          <Outlet />
        </Suspense>
      </MantineAppShell.Main>
      <MantineAppShell.Footer hiddenFrom="sm" className={classes.footer}>
        <BottomBar />
      </MantineAppShell.Footer>
    </MantineAppShell>
  );
}
