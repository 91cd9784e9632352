import { needsPasswordSetup, routeForcesPasswordSetup } from '@pulse/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Role } from '../session/session-user.ts';
import { useSession } from '../session/use-session.ts';
import { AccessRestricted } from './access-restricted.tsx';

const SetPasswordDialog = lazy(() => import('../password/set-password-dialog.tsx'));

interface RequireRoleProps {
  /** One of these roles is required. */
  roles: readonly Role[];
  children: ReactNode;
}

/**
 * Renders its content for users with one of the roles, else that access is restricted. On a partner
 * route a partner without a password must set one first.
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
