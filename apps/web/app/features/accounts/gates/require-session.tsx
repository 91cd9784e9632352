import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../session/use-session.ts';
import { Authenticating } from './authenticating.tsx';

/** Shows its content to anyone signed in; sends everyone else to /auth and brings them back after. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const from = useLocation();
  if (status === 'loading') return <Authenticating />;
  if (!user) return <Navigate replace to="/auth" state={{ from }} />;
  return children;
}
