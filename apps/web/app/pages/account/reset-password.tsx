import { ResetPasswordScreen } from '#features/accounts/password/reset-password-screen.tsx';

export default function ResetPassword() {
  return <ResetPasswordScreen />;
}
