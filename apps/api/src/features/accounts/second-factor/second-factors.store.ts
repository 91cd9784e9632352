import type { Db, Tx } from '../../../platform/database/transaction.ts';

/**
 * The second factor of a user; undefined when it was never set up. `secret_encrypted` is null until a
 * code has confirmed it.
 */
export function findSecondFactor(db: Db | Tx, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret_encrypted', 'pending_secret_encrypted', 'enabled_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a secret that no code has confirmed yet. */
export async function savePendingSecret(db: Db, userId: string, secret: Buffer): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, pending_secret_encrypted: secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ pending_secret_encrypted: secret }),
    )
    .execute();
}

/**
 * Makes the pending secret the one that counts, with the step of the code that confirmed it. Returns
 * false when another one is pending by now.
 */
export async function enablePendingSecret(
  tx: Tx,
  userId: string,
  confirmed: { secret: Buffer; timeStep: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({
      secret_encrypted: confirmed.secret,
      pending_secret_encrypted: null,
      enabled_at: confirmed.now,
      last_time_step: confirmed.timeStep,
    })
    .where('user_id', '=', userId)
    .where('pending_secret_encrypted', '=', confirmed.secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Uses the code of a step. Returns false when it, or a later one, was used: the condition makes the
 * update atomic, so of two uses at once one succeeds.
 */
export async function markStepUsed(db: Db, userId: string, timeStep: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_time_step: timeStep })
    .where('user_id', '=', userId)
    .where('last_time_step', '<', timeStep)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code; false when it is unknown or was used. */
export async function markRecoveryCodeUsed(
  db: Db | Tx,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many recovery codes of a user have not been used. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes a user's second factor with its recovery codes; false when there was none. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
