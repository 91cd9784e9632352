import { InvitationScreen } from '../features/accounts/sign-in/invitation-screen.tsx';

export default function PartnerPasswordSetup() {
  return <InvitationScreen />;
}
