import type { Tx } from '../database/transaction.ts';

/** One privileged action: who did what to which subject, with its state before and after. */
export interface AuditEntry {
  /** The user's id; null when the system or a command on the server acted. */
  actor: string | null;
  /** Verb-noun, for example `cancel_class_session`. */
  action: string;
  subject: { type: string; id: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** Writes to the append-only audit log, in the transaction of the action itself. */
export async function audit(tx: Tx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actor, action, subject, before, after }) => ({
    actor_user_id: actor,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }));
  await tx.insertInto('audit_log').values(rows).execute();
}
