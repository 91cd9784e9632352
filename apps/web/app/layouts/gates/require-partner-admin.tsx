import { Outlet } from 'react-router';
import { RequireRole } from '#features/accounts/gates/require-role.tsx';
import type { Role } from '#features/accounts/session/session-user.ts';

const roles: Role[] = ['partner_admin'];

/** Access check for what only an organisation's admins see, such as its bank account. */
export default function RequirePartnerAdmin() {
  return (
    <RequireRole roles={roles}>
      <Outlet />
    </RequireRole>
  );
}
