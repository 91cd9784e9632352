import { ResetPasswordScreen } from '../features/accounts/sign-in/reset-password-screen.tsx';

export default function ResetPassword() {
  return <ResetPasswordScreen />;
}
