import { RestoreEmailScreen } from '#features/accounts/change-email/email-link-screens.tsx';

export default function RestoreEmail() {
  return <RestoreEmailScreen />;
}
