import { Outlet } from 'react-router';
import { RequireRole } from '../features/accounts/gates/require-role.tsx';
import type { Role } from '../features/accounts/session/session-user.ts';

const roles: Role[] = ['partner_admin', 'partner_staff'];

/** Gate of the partner's own pages. */
export default function RequirePartnerRole() {
  return (
    <RequireRole roles={roles}>
      <Outlet />
    </RequireRole>
  );
}
