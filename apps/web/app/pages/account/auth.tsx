import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../features/accounts/session/use-session.ts';
import { AuthScreen } from '../../features/accounts/sign-in/auth-screen.tsx';
import { returnPath } from '../../features/accounts/sign-in/return-path.ts';

/** `/auth`: sign-in and sign-up; a signed-in user is redirected to the requested page. */
export default function Auth() {
  const { user } = useSession();
  const { state } = useLocation();
  if (user) return <Navigate replace to={returnPath(state)} />;
  return <AuthScreen />;
}
