import { RATE_EDITORS } from '@pulse/domain';
import { useSession } from '#features/accounts/session/use-session.ts';
import { StatementsScreen } from '#features/statements/statements-screen.tsx';

export default function Statements() {
  const { user } = useSession();
  return <StatementsScreen canPropose={user !== null && RATE_EDITORS.includes(user.role)} />;
}
