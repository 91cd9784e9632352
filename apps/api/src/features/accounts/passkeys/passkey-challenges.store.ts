import { sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Db } from '../../../platform/database/transaction.ts';

/** Stores what a device is asked to sign; with a user it adds a passkey, without one it signs in. */
export async function insertPasskeyChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up; false when it is unknown, used, too old, or was for another account. */
export async function takePasskeyChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes challenges that have expired. */
export async function deleteExpiredPasskeyChallenges(db: Db, now: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM passkey_challenges WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM passkey_challenges WHERE expires_at <= ${now} LIMIT ${most}))`.execute(db),
  );
}
