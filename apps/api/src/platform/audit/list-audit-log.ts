import { OPERATIONS, type listAuditLog as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { decodeAuditCursor, encodeAuditCursor } from './audit-cursor.ts';
import { type AuditRow, listAuditRows } from './audit-log.store.ts';

/** A page of the audit log, newest first. */
export async function listAuditLog(
  { db }: Pick<Deps, 'db'>,
  { limit, cursor, ...filters }: z.output<typeof operation.query>,
) {
  const start = cursor === undefined ? null : decodeAuditCursor(cursor);
  if (cursor !== undefined && !start) return refuse('validation_failed', { field: 'cursor' });
  const rows = await listAuditRows(db, filters, start, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(presentEntry),
    next_cursor: last ? encodeAuditCursor({ at: last.at_micros, id: last.id }) : null,
  };
}

function presentEntry(row: AuditRow) {
  const { id, kind, action, before, after, address, device } = row;
  return {
    id,
    at: row.at.toISOString(),
    kind,
    action,
    actor: row.actor_user_id ? { id: row.actor_user_id, name: row.actor_name } : null,
    subject: {
      type: row.subject_type,
      id: row.subject_id,
      name: row.subject_type === 'operation' ? summaryOf(row.subject_id) : row.subject_name,
    },
    before,
    after,
    address,
    device,
  };
}

/** What an operation does, in words; null for one that is no longer there. */
function summaryOf(id: string): string | null {
  return OPERATIONS.find((one) => one.id === id)?.summary ?? null;
}
