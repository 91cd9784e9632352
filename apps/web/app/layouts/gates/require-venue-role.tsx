import { Outlet } from 'react-router';
import { RequireRole } from '#features/accounts/gates/require-role.tsx';
import { partnerRoles } from '#features/accounts/session/partner-roles.ts';
import type { Role } from '#features/accounts/session/session-user.ts';

const roles: Role[] = ['admin', 'manager', ...partnerRoles];

/** Access check for the front desk of a venue. */
export default function RequireVenueRole() {
  return (
    <RequireRole roles={roles}>
      <Outlet />
    </RequireRole>
  );
}
