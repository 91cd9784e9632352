import { Outlet } from 'react-router';
import { RequireSession } from '../features/accounts/gates/require-session.tsx';

/** Gate of every page that needs somebody signed in. */
export default function SignedIn() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
