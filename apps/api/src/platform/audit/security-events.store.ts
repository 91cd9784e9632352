import type { Db } from '../database/transaction.ts';

/** The latest security events of an account, of every cause; the latest first. */
export function listSecurityEventsOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('audit.audit_log')
    .select(['id', 'action', 'at', 'after', 'address', 'device'])
    .where('kind', '=', 'security')
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
