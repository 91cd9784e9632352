import { AnalyticsRowsScreen } from '#features/analytics/analytics-rows-screen.tsx';

export default function PartnerAnalyticsRows() {
  return <AnalyticsRowsScreen />;
}
