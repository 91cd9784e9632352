import { StatementScreen } from '#features/partners/statement/statement-screen.tsx';

export default function PartnerStatement() {
  return <StatementScreen />;
}
