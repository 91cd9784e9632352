import { AuditLogScreen } from '#features/audit-log/audit-log-screen.tsx';

export default function AuditLog() {
  return <AuditLogScreen />;
}
