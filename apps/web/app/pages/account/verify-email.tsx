import { VerifyEmailScreen } from '#features/accounts/sign-up/verify-email-screen.tsx';
import { ClassToBook } from '#features/bookings/class-to-book/class-to-book.tsx';
import { OpenClass } from '#features/bookings/class-to-book/open-class.tsx';

export default function VerifyEmail() {
  return (
    <VerifyEmailScreen
      renderClass={(sessionId, signedIn) => (
        <ClassToBook sessionId={sessionId} withAlternatives={signedIn}>
          {signedIn && <OpenClass sessionId={sessionId} />}
        </ClassToBook>
      )}
    />
  );
}
