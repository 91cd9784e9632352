import type { Db } from '../../../platform/database/transaction.ts';

/** The member's code, secret, name and live plan. */
export async function findDigitalId(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.status', '<>', 'ended'),
    )
    .select(['member_code', 'digital_id_secret', 'full_name', 'photo_key', 'plan_code'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}
