import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../features/accounts/session/use-session.ts';
import { AuthScreen } from '../../features/accounts/sign-in/auth-screen.tsx';
import { returnPath } from '../../features/accounts/sign-in/return-path.ts';

/** `/auth`: signing in and up; who is signed in is led on to where they were going. */
export default function Auth() {
  const { user } = useSession();
  const { state } = useLocation();
  if (user) return <Navigate replace to={returnPath(state)} />;
  return <AuthScreen />;
}
