import { AnalyticsRowsScreen } from '#features/partners/analytics/analytics-rows-screen.tsx';

export default function PartnerAnalyticsRows() {
  return <AnalyticsRowsScreen />;
}
