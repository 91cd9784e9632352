import { VerifyEmailScreen } from '../../features/accounts/sign-up/verify-email-screen.tsx';

export default function VerifyEmail() {
  return <VerifyEmailScreen />;
}
