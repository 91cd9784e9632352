import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { AuditPosition } from './audit-cursor.ts';

/** An entry with the names of those who still have an account. */
export interface AuditRow {
  id: number;
  at: Date;
  at_micros: number;
  kind: 'action' | 'security';
  action: string;
  actor_user_id: string | null;
  actor_name: string | null;
  subject_type: string;
  subject_id: string;
  subject_name: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  address: string | null;
  device: string | null;
}

/** Which entries to read. */
export interface AuditFilters {
  person?: string | undefined;
  kind?: 'action' | 'security' | undefined;
  action?: string | undefined;
  subject_type?: string | undefined;
  subject_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Whose days `from` and `to` are. */
  zone: string;
}

/** Entries of the audit log after a position, newest first. */
export async function listAuditRows(
  db: Db,
  filters: AuditFilters,
  after: AuditPosition | null,
  limit: number,
): Promise<AuditRow[]> {
  const { entries, at, id } = entriesOf(filters);
  const { rows } = await sql<AuditRow>`
    WITH page AS (
      SELECT a.* FROM ${entries} WHERE ${conditions(filters, after)}
      ORDER BY ${at} DESC, ${id} DESC LIMIT ${limit})
    SELECT page.id, page.at, (extract(epoch FROM page.at) * 1000000)::bigint AS at_micros,
      page.kind, page.action, page.actor_user_id, actor.full_name AS actor_name, page.subject_type,
      page.subject_id, coalesce(subject.full_name, venue.name) AS subject_name, page.before, page.after, page.address,
      page.device
    FROM page
      LEFT JOIN users actor ON actor.id = page.actor_user_id AND actor.deleted_at IS NULL
      LEFT JOIN users subject ON page.subject_type = 'user' AND subject.id::text = page.subject_id
        AND subject.deleted_at IS NULL
      LEFT JOIN venues venue ON page.subject_type = 'venue' AND venue.id::text = page.subject_id
    ORDER BY page.at DESC, page.id DESC`.execute(db);
  return rows;
}

// A venue has an index of its own, of the entries about it and about what belongs to it.
function entriesOf(filters: AuditFilters) {
  if (!venueOf(filters)) return { entries: sql`audit.audit_log a`, at: sql`a.at`, id: sql`a.id` };
  const entries = sql`audited_venues v JOIN audit.audit_log a ON a.id = v.entry_id`;
  return { entries, at: sql`v.at`, id: sql`v.entry_id` };
}

const venueOf = ({ subject_type, subject_id }: AuditFilters) =>
  subject_type === 'venue' && subject_id ? subject_id : null;

function conditions(filters: AuditFilters, after: AuditPosition | null) {
  const { person, kind, action, subject_type, subject_id, from, to, zone } = filters;
  const { at, id } = entriesOf(filters);
  const venue = venueOf(filters);
  const all = [
    person &&
      sql`(a.actor_user_id = ${person}::uuid OR (a.subject_type = 'user' AND a.subject_id = ${person}))`,
    kind && sql`a.kind = ${kind}`,
    action && sql`a.action = ${action}`,
    venue && sql`v.venue_id = ${venue}`,
    !venue && subject_type && sql`a.subject_type = ${subject_type}`,
    !venue && subject_type && subject_id && sql`a.subject_id = ${subject_id}`,
    from && sql`${at} >= ${from}::date::timestamp AT TIME ZONE ${zone}`,
    to && sql`${at} < (${to}::date + 1)::timestamp AT TIME ZONE ${zone}`,
    after &&
      sql`(${at}, ${id}) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::bigint)`,
  ].filter((one) => one !== null && one !== undefined && one !== '' && one !== false);
  return all.length === 0 ? sql`true` : sql.join(all, sql` AND `);
}
