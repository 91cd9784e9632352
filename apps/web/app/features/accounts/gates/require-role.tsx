import { needsPasswordSetup, routeForcesPasswordSetup } from '@pulse/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Role } from '../session/session-user.ts';
import { useSession } from '../session/use-session.ts';
import { AccessRestricted } from './access-restricted.tsx';

const SetPasswordDialog = lazy(() => import('../password/set-password-dialog.tsx'));

interface RequireRoleProps {
  /** One of these is enough. */
  roles: readonly Role[];
  children: ReactNode;
}

/**
 * Shows its content to the roles named, and says to everyone else that access is restricted. On a
 * partner's route a partner without a password sets one first.
 */
export function RequireRole({ roles, children }: RequireRoleProps) {
  const { user } = useSession();
  const userRoles = user ? [user.role, ...(user.roles ?? [])] : [];
  if (!user || !roles.some((role) => userRoles.includes(role))) return <AccessRestricted />;
  if (routeForcesPasswordSetup(roles) && needsPasswordSetup(user)) {
    return (
      <Suspense>
        <SetPasswordDialog />
      </Suspense>
    );
  }
  return children;
}
