import { StatementScreen } from '#features/statements/month/statement-screen.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';

export default function PartnerStatement() {
  return <StatementScreen back={<BackToDashboard section="venues" />} />;
}
