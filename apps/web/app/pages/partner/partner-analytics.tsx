import { useSession } from '#features/accounts/session/use-session.ts';
import { AnalyticsScreen } from '#features/analytics/analytics-screen.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';

export default function PartnerAnalytics() {
  const { user } = useSession();
  return (
    <AnalyticsScreen
      back={<BackToDashboard section="your-venues" />}
      showsMoney={user?.role === 'partner_admin'}
    />
  );
}
