import i18n from 'i18next';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RequireSession } from '../features/accounts/gates/require-session.tsx';
import { useSession } from '../features/accounts/session/use-session.ts';
import { OfflineGate } from '../features/offline/offline-gate.tsx';
import { useLater } from '../ui/use-later.ts';

const OfflineCompanion = lazy(async () => {
  // With its words, so that it never waits for them while the page under it changes: React trips
  // over a part that is given new properties before it has first stood (its error 467).
  const [{ OfflineCompanion: Companion }] = await Promise.all([
    import('./offline-companion.tsx'),
    i18n.loadNamespaces('offline'),
  ]);
  return { default: Companion };
});

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
