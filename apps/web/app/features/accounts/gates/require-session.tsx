import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { clearSignOutRedirect } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { Authenticating } from './authenticating.tsx';

/**
 * Shows its content to anyone signed in; sends everyone else to /auth and brings them back after,
 * and who signed out to where that leads.
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
  // Another tab let somebody else in: the page starts anew once what was loaded is forgotten, or it
  // would go on showing, and saving, the words of the one before.
  if (userId !== shownUserId) return <Authenticating />;
  return children;
}
