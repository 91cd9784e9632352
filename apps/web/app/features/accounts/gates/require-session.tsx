import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { haveLeft } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { Authenticating } from './authenticating.tsx';

/**
 * Shows its content to anyone signed in; sends everyone else to /auth and brings them back after,
 * and who signed out to where that leads.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, user, leadsTo } = useSession();
  const from = useLocation();
  useEffect(() => haveLeft, []);
  if (status === 'loading') return <Authenticating />;
  if (!user && leadsTo) return <Navigate replace to={leadsTo} />;
  if (!user) return <Navigate replace to="/auth" state={{ from }} />;
  return children;
}
