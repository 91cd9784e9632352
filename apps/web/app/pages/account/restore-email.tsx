import { RestoreEmailScreen } from '#features/accounts/change-email/restore-email-screen.tsx';

export default function RestoreEmail() {
  return <RestoreEmailScreen />;
}
