import { PLAN_EDITORS } from '@pulse/domain';
import { useSession } from '#features/accounts/session/use-session.ts';
import { PlansScreen } from '#features/memberships/plans/plans-screen.tsx';

export default function Plans() {
  const { user } = useSession();
  return <PlansScreen canEdit={user !== null && PLAN_EDITORS.includes(user.role)} />;
}
