import { useSession } from '#features/accounts/session/use-session.ts';
import { StaffScreen } from '#features/accounts/staff/staff-screen.tsx';

export default function PartnerStaff() {
  const { user } = useSession();
  return <StaffScreen ownId={user?.id ?? ''} canChange={user?.role === 'partner_admin'} />;
}
