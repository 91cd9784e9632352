import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RequireSession } from '../features/accounts/gates/require-session.tsx';
import { useSession } from '../features/accounts/session/use-session.ts';
import { OfflineGate } from '../features/offline/offline-gate.tsx';
import { useLater } from '../ui/use-later.ts';

const OfflineCompanion = lazy(() => import('./offline-companion.tsx'));

/** Gate of every page that needs somebody signed in, and what such a page is without a network. */
export default function SignedIn() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const later = useLater();
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
      {user && later && (
        <Suspense>
          <OfflineCompanion path={pathname} userId={user.id} />
        </Suspense>
      )}
    </RequireSession>
  );
}
