import { classSessionOfPath } from '@pulse/domain';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { AuthScreen } from '#features/accounts/sign-in/auth-screen.tsx';
import { storeHadSession } from '#features/accounts/sign-in/had-session.ts';
import { returnPath } from '#features/accounts/sign-in/return-path.ts';
import { ClassToBook } from '#features/bookings/class-to-book/class-to-book.tsx';
import { proofOfPath } from '#features/checkins/check-in/proof-of-path.ts';

// Few who sign in stand at an entrance.
const VenueToCheckIn = lazy(() => import('#features/checkins/check-in/venue-to-check-in.tsx'));

/**
 * `/auth`: sign-in and sign-up, with the class that a visitor came to book, or the venue whose entrance was scanned; a signed-in user is
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
  const proof = proofOfPath(path);
  return (
    <AuthScreen
      classSessionId={classSessionId}
      purpose={
        classSessionId ? (
          <ClassToBook sessionId={classSessionId} withAlternatives />
        ) : (
          proof && (
            <Suspense>
              <VenueToCheckIn proof={proof} />
            </Suspense>
          )
        )
      }
    />
  );
}
