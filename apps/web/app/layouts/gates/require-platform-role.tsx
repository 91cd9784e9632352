import { Outlet } from 'react-router';
import { RequireRole } from '../../features/accounts/gates/require-role.tsx';
import type { Role } from '../../features/accounts/session/session-user.ts';

const roles: Role[] = ['admin', 'ops'];

/** Access check for the pages of platform staff. */
export default function RequirePlatformRole() {
  return (
    <RequireRole roles={roles}>
      <Outlet />
    </RequireRole>
  );
}
