import { classSessionOfPath } from '@pulse/domain';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { AuthScreen } from '#features/accounts/sign-in/auth-screen.tsx';
import { storeHadSession } from '#features/accounts/sign-in/had-session.ts';
import { returnPath } from '#features/accounts/sign-in/return-path.ts';
import { ClassToBook } from '#features/bookings/class-to-book/class-to-book.tsx';

/**
 * `/auth`: sign-in and sign-up, with the class that a visitor came to book; a signed-in user is
 * redirected to the requested page.
 */
export default function Auth() {
  const { user } = useSession();
  const { state } = useLocation();
  const path = returnPath(state);
  useEffect(() => {
    if (user) storeHadSession();
  }, [user]);
  if (user) return <Navigate replace to={path} />;
  const classSessionId = classSessionOfPath(path);
  return (
    <AuthScreen
      classSessionId={classSessionId}
      classToBook={classSessionId && <ClassToBook sessionId={classSessionId} withAlternatives />}
    />
  );
}
