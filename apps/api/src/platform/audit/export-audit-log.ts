import { writeCsv } from '../csv/write-csv.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { audit } from './audit.sql.ts';
import { type AuditFilters, listAuditRows } from './audit-log.store.ts';

const MAX_ROWS = 10_000;

const COLUMNS = [
  'at',
  'kind',
  'action',
  'actor_id',
  'actor_name',
  'subject_type',
  'subject_id',
  'before',
  'after',
  'address',
  'device',
];

/** The newest entries as CSV. The export is an entry itself. */
export async function exportAuditLog(
  { db }: Pick<Deps, 'db'>,
  actor: string,
  filters: AuditFilters,
): Promise<Buffer> {
  const rows = await listAuditRows(db, filters, null, MAX_ROWS);
  await inTransaction(db, (tx) =>
    audit(tx, {
      actor,
      action: 'export_audit_log',
      subject: { type: 'audit_log', id: 'all' },
      after: { ...filters, rows: rows.length },
    }),
  );
  const json = (state: Record<string, unknown> | null) => (state ? JSON.stringify(state) : '');
  const lines = rows.map((row) => [
    row.at.toISOString(),
    row.kind,
    row.action,
    row.actor_user_id ?? '',
    row.actor_name ?? '',
    row.subject_type,
    row.subject_id,
    json(row.before),
    json(row.after),
    row.address ?? '',
    row.device ?? '',
  ]);
  return writeCsv([COLUMNS, ...lines]);
}
