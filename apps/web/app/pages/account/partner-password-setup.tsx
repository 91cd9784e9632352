import { InvitationScreen } from '#features/accounts/email-link/invitation-screen.tsx';

export default function PartnerPasswordSetup() {
  return <InvitationScreen />;
}
