import { Outlet } from 'react-router';
import { RequireRole } from '../features/accounts/gates/require-role.tsx';
import type { Role } from '../features/accounts/session/session-user.ts';

const roles: Role[] = ['admin', 'manager', 'partner_admin', 'partner_staff'];

/** Gate of the venue dashboard. */
export default function RequireVenueRole() {
  return (
    <RequireRole roles={roles}>
      <Outlet />
    </RequireRole>
  );
}
