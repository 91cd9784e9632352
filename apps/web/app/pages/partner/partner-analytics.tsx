import { AnalyticsScreen } from '#features/analytics/analytics-screen.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';

export default function PartnerAnalytics() {
  return <AnalyticsScreen back={<BackToDashboard section="your-venues" />} />;
}
