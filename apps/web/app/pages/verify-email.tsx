import { VerifyEmailScreen } from '../features/accounts/sign-in/verify-email-screen.tsx';

export default function VerifyEmail() {
  return <VerifyEmailScreen />;
}
