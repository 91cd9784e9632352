import { ConfirmEmailChangeScreen } from '#features/accounts/change-email/confirm-email-change-screen.tsx';

export default function ChangeEmail() {
  return <ConfirmEmailChangeScreen />;
}
