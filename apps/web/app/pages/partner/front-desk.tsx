import { isPartner } from '#features/accounts/session/partner-roles.ts';
import { useSession } from '#features/accounts/session/use-session.ts';
import { FrontDeskDashboard } from '#features/checkins/front-desk/day/front-desk-dashboard.tsx';

export default function FrontDesk() {
  const { user } = useSession();
  // Managers and platform admins use the front desk; only partners change their schedule.
  if (!user) return null;
  return <FrontDeskDashboard userId={user.id} canChangeClasses={isPartner(user)} />;
}
