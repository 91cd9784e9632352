import { ROLE_GIVERS } from '@pulse/domain';
import { useParams } from 'react-router';
import { UserScreen } from '#features/accounts/manage-users/user-screen.tsx';
import { useSession } from '#features/accounts/session/use-session.ts';

export default function User() {
  const { user } = useSession();
  const { id = '' } = useParams();
  const canGiveRoles = user !== null && ROLE_GIVERS.includes(user.role);
  return <UserScreen key={id} id={id} ownId={user?.id ?? ''} canGiveRoles={canGiveRoles} />;
}
