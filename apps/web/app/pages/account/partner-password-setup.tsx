import { InvitationScreen } from '#features/accounts/invitations/invitation-screen.tsx';

export default function PartnerPasswordSetup() {
  return <InvitationScreen />;
}
