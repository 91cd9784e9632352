import type { Db } from '../../../../platform/database/transaction.ts';

/** The values that notifications about a partner application need. */
export function findApplicationForNotification(db: Db, applicationId: string) {
  return db
    .selectFrom('partner_applications')
    .select([
      'id',
      'reference',
      'business_name',
      'contact_name',
      'contact_email',
      'language',
      'status',
      'decision_reason',
    ])
    .where('id', '=', applicationId)
    .executeTakeFirst();
}
