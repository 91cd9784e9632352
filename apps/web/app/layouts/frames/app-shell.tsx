import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { OfflineGate } from '#features/offline/screen/offline-gate.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { BottomBar } from '../menus/bottom-bar.tsx';
import { MobileHeader } from '../menus/mobile-header.tsx';
import { Sidebar } from '../menus/sidebar.tsx';
import { useSidebarCollapsed } from '../menus/use-sidebar-collapsed.ts';
import classes from './app-shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { useIsDesktop } from './use-is-desktop.ts';

/** The frame of the signed-in pages: a sidebar on a desktop, a header and a bottom bar on a phone. */
export default function AppShell() {
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  // Only one of the two is rendered: each has a notification bell that polls every 30 seconds.
  const desktop = useIsDesktop();
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <div className={classes.shell} data-frame="bars" data-collapsed={collapsed || undefined}>
      <SkipLink />
      {desktop ? (
        <header id="sidebar" className={classes.sidebar}>
          <Sidebar collapsed={collapsed} onCollapse={setCollapsed} />
        </header>
      ) : (
        <header className={classes.header}>
          <MobileHeader />
        </header>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<RingLoader />}>
          <OfflineGate path={pathname} userId={user?.id}>
            <Outlet />
          </OfflineGate>
        </Suspense>
      </main>
      {!desktop && (
        <footer className={classes.footer}>
          <BottomBar />
        </footer>
      )}
    </div>
  );
}
