import type { SecurityEvent } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/transaction.ts';

/** One privileged action: who did what to which subject, with its state before and after. */
export interface AuditEntry {
  /** The user's id; null when the system or a command on the server acted. */
  actor: string | null;
  /** Verb-noun, for example `cancel_class_session`. */
  action: string;
  subject: { type: string; id: string };
  /** The venues whose classes, trainers, check-ins or the like it concerns; a venue itself is known. */
  venues?: readonly string[];
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** Writes to the append-only audit log, in the transaction of the action itself. */
export async function audit(tx: Tx, ...entries: AuditEntry[]): Promise<void> {
  // The venues in the same statement: they have the time of the entry to the microsecond.
  for (const entry of entries)
    await tx
      .with('written', (db) =>
        db
          .insertInto('audit.audit_log')
          .values({ ...rowOf(entry), kind: 'action' })
          .returning(['id', 'at']),
      )
      .insertInto('audited_venues')
      .columns(['venue_id', 'at', 'entry_id'])
      .expression((db) =>
        db
          .selectFrom([
            'written',
            sql<{ id: string }>`unnest(${venuesOf(entry)}::text[])`.as<'venue'>(sql`venue(id)`),
          ])
          .select(['venue.id', 'written.at', 'written.id as entry_id']),
      )
      .execute();
}

function venuesOf({ subject, venues = [] }: AuditEntry): string[] {
  return [...new Set(subject.type === 'venue' ? [subject.id, ...venues] : venues)];
}

/**
 * As parts of a larger statement: writes an action that concerns a venue, if `rows`, a part of that
 * statement, has one.
 */
export function auditSql(
  action: Record<
    'actor' | 'action' | 'subjectType' | 'subjectId' | 'venueId' | 'after',
    RawBuilder<unknown>
  >,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`written AS (
    INSERT INTO audit.audit_log (actor_user_id, action, subject_type, subject_id, after, kind)
    SELECT ${action.actor}::uuid, ${action.action}::text, ${action.subjectType}::text,
      ${action.subjectId}::text, ${action.after}::jsonb, 'action' FROM ${rows}
    RETURNING id, at
  ), audited_venue AS (
    INSERT INTO audited_venues (venue_id, at, entry_id)
    SELECT ${action.venueId}::text, at, id FROM written
  )`;
}

/** What matters for the security of an account or of protected data. */
export interface SecurityEventEntry {
  event: SecurityEvent;
  /** Who has proved to be this user; null for a caller who has not, as when a password was wrong. */
  actor: string | null;
  /** The account unless it is something else; `unknown` where no account has this email. */
  subject: { type: string; id: string };
  /** Never a password, a token, a code or an email that was typed. */
  details?: Record<string, unknown>;
  /** Where it came from; null once the account is deleted. */
  origin: { network: string; userAgent: string } | null;
}

/** Writes a security event to the audit log, in a transaction or, of what was refused, by itself. */
export async function recordSecurityEvent(db: Db | Tx, entry: SecurityEventEntry): Promise<void> {
  const { event: action, actor, subject, details: after, origin } = entry;
  await db
    .insertInto('audit.audit_log')
    .values({
      ...rowOf({ actor, action, subject, after: after ?? null }),
      kind: 'security',
      address: origin?.network ?? null,
      device: origin?.userAgent ?? null,
    })
    .execute();
}

function rowOf({ actor, action, subject, before, after }: AuditEntry) {
  return {
    actor_user_id: actor,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  };
}
