import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The member's code, secret, name, photo and current plan. */
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

/** The member with this member code, with the secret that signs their codes. */
export async function findMemberByCode(tx: Tx, memberCode: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'full_name', 'digital_id_secret'])
    .where('member_code', '=', memberCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Marks one step of a member's digital ID as used; false when it was used before. */
export async function markDigitalIdStepUsed(
  tx: Tx,
  userId: string,
  step: number,
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('used_digital_id_codes')
    .values({ user_id: userId, step, used_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  return inserted !== undefined;
}
