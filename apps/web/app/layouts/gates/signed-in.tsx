import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RequireSession } from '#features/accounts/gates/require-session.tsx';
import { useSession } from '#features/accounts/session/use-session.ts';
import { OfflineGate } from '#features/offline/screen/offline-gate.tsx';
import { useIdle } from '#ui/hooks/use-idle.ts';
import { lazyWhenOnline } from '#ui/network/lazy-when-online.ts';

const OfflineSupport = lazyWhenOnline(() => import('./offline-support.tsx'));

/** Access check for every page that needs a signed-in user, with its offline screen. */
export default function SignedIn() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const idle = useIdle();
  // The other pages are inside the shell, which has its own offline screen.
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
