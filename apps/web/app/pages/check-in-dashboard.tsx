import { isPartner } from '../features/accounts/session/partner-roles.ts';
import { useSession } from '../features/accounts/session/use-session.ts';
import { DoorDashboard } from '../features/door/door-dashboard.tsx';

export default function CheckInDashboard() {
  const { user } = useSession();
  // Managers and platform admins run the door; the schedule is the partner's own.
  return <DoorDashboard mayChangeClasses={user !== null && isPartner(user)} />;
}
