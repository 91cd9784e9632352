import { Outlet } from 'react-router';
import { RequireRole } from '#features/accounts/gates/require-role.tsx';
import { partnerRoles } from '#features/accounts/session/partner-roles.ts';

/** Access check for the partner pages. */
export default function RequirePartnerRole() {
  return (
    <RequireRole roles={partnerRoles}>
      <Outlet />
    </RequireRole>
  );
}
