import { StatementScreen } from '#features/statements/statement-screen.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';

export default function PartnerStatement() {
  return <StatementScreen back={<BackToDashboard section="your-venues" />} />;
}
