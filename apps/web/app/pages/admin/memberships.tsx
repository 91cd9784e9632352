import { MEMBERSHIP_GIVERS } from '@pulse/domain';
import { useSession } from '#features/accounts/session/use-session.ts';
import { MembershipsScreen } from '#features/memberships/give/memberships-screen.tsx';

export default function Memberships() {
  const { user } = useSession();
  const canGive = user !== null && MEMBERSHIP_GIVERS.includes(user.role);
  return <MembershipsScreen ownId={user?.id ?? ''} canGive={canGive} />;
}
