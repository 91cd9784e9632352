import { AnalyticsScreen } from '#features/partners/analytics/analytics-screen.tsx';

export default function PartnerAnalytics() {
  return <AnalyticsScreen />;
}
