import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { clearSignOutRedirect } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { Authenticating } from './authenticating.tsx';

/**
 * Renders its content for signed-in users; redirects others to /auth and back after signing in, and
 * after a sign-out to its redirect.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, user, redirectTo } = useSession();
  const from = useLocation();
  const userId = user?.id;
  const [shownUserId, setShownUserId] = useState(userId);
  useEffect(() => clearSignOutRedirect, []);
  useEffect(() => setShownUserId(userId), [userId]);
  if (status === 'loading') return <Authenticating />;
  if (!user && redirectTo) return <Navigate replace to={redirectTo} />;
  if (!user) return <Navigate replace to="/auth" state={{ from }} />;
  // Another user signed in from another tab: remount the page after the query cache is cleared, so
  // that it cannot show or save data of the previous user.
  if (userId !== shownUserId) return <Authenticating />;
  return children;
}
