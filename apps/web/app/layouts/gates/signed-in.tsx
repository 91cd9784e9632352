import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RequireSession } from '../../features/accounts/gates/require-session.tsx';
import { useSession } from '../../features/accounts/session/use-session.ts';
import { OfflineGate } from '../../features/offline/screen/offline-gate.tsx';
import { useIdle } from '../../ui/hooks/use-idle.ts';

const OfflineSupport = lazy(() => import('./offline-support.tsx'));

/** Gate of every page that needs somebody signed in, and what such a page is without a network. */
export default function SignedIn() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const idle = useIdle();
  // The other pages stand in the shell, which keeps its navigation.
  const frameless = /^\/(checkin|app\/venue)\//.test(pathname);
  return (
    <RequireSession>
      {frameless ? (
        <OfflineGate path={pathname} userId={user?.id} frameless>
          <Outlet />
        </OfflineGate>
      ) : (
        <Outlet />
      )}
      {user && idle && (
        <Suspense>
          <OfflineSupport path={pathname} userId={user.id} />
        </Suspense>
      )}
    </RequireSession>
  );
}
