import type { ReactNode } from 'react';
import type { Role } from '../session/session-user.ts';
import { useSession } from '../session/use-session.ts';
import { AccessRestricted } from './access-restricted.tsx';

interface RequireRoleProps {
  /** One of these is enough. */
  roles: readonly Role[];
  children: ReactNode;
}

/** Shows its content to the roles named, and says to everyone else that access is restricted. */
export function RequireRole({ roles, children }: RequireRoleProps) {
  const { user } = useSession();
  const held = user ? [user.role, ...(user.roles ?? [])] : [];
  if (!roles.some((role) => held.includes(role))) return <AccessRestricted />;
  return children;
}
