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

/** A member with the secret that signs their codes. */
export type MemberOfCode = NonNullable<Awaited<ReturnType<typeof findMemberByCode>>>;

/** The member with this member code. */
export async function findMemberByCode(tx: Tx, memberCode: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'full_name', 'member_code', 'photo_key', 'digital_id_secret'])
    .where('member_code', '=', memberCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The desk at which a code was scanned, and the check-in that it led to. */
export interface UsedCode {
  user_session_id: string | null;
  check_in_id: string | null;
  used_at: Date;
}

/**
 * Marks one step of a member's digital ID as used at a desk, which is a user session of staff. Null
 * when it is new; otherwise its earlier use. Waits for a transaction that is marking it.
 */
export async function markDigitalIdStepUsed(
  tx: Tx,
  code: { userId: string; step: number; userSessionId: string; at: Date },
): Promise<UsedCode | null> {
  const inserted = await tx
    .insertInto('used_digital_id_codes')
    .values({
      user_id: code.userId,
      step: code.step,
      user_session_id: code.userSessionId,
      used_at: code.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  if (inserted) return null;
  return tx
    .selectFrom('used_digital_id_codes')
    .select(['user_session_id', 'check_in_id', 'used_at'])
    .where('user_id', '=', code.userId)
    .where('step', '=', code.step)
    .executeTakeFirstOrThrow();
}

/** Stores the check-in that a used step led to, which the same scan returns again. */
export async function saveCheckInOfStep(
  tx: Tx,
  userId: string,
  step: number,
  checkInId: string,
): Promise<void> {
  await tx
    .updateTable('used_digital_id_codes')
    .set({ check_in_id: checkInId })
    .where('user_id', '=', userId)
    .where('step', '=', step)
    .execute();
}
