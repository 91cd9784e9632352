import { ConfirmEmailChangeScreen } from '#features/accounts/change-email/email-link-screens.tsx';

export default function ChangeEmail() {
  return <ConfirmEmailChangeScreen />;
}
