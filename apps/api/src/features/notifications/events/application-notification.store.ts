import type { Db } from '../../../platform/database/transaction.ts';

/** What there is to say about a partner application. */
export function findApplicationForNotification(db: Db, applicationId: string) {
  return db
    .selectFrom('partner_applications')
    .select(['id', 'business_name', 'contact_email', 'language', 'status', 'decision_reason'])
    .where('id', '=', applicationId)
    .executeTakeFirst();
}
