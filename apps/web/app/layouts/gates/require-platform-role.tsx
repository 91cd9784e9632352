import { Outlet } from 'react-router';
import { RequireRole } from '#features/accounts/gates/require-role.tsx';
import type { Role } from '#features/accounts/session/session-user.ts';
import { PlatformTabs } from '../menus/platform-tabs.tsx';

const roles: Role[] = ['admin', 'ops'];

/** Access check and tabs for the pages of platform staff. */
export default function RequirePlatformRole() {
  return (
    <RequireRole roles={roles}>
      <PlatformTabs />
      <Outlet />
    </RequireRole>
  );
}
