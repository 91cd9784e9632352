import { useSession } from '../features/accounts/session/use-session.ts';
import { DoorDashboard } from '../features/door/door-dashboard.tsx';

/** Managers and platform admins run the door; the schedule is the partner's own. */
const schedulers: readonly string[] = ['partner_admin', 'partner_staff'];

export default function CheckInDashboard() {
  const { user } = useSession();
  return <DoorDashboard mayChangeClasses={user !== null && schedulers.includes(user.role)} />;
}
