import type { RefreshLine } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** The channel on which PostgreSQL tells every process of an ended family. */
export const FAMILY_REVOKED = 'family_revoked';

/** Opens a family: one signed-in device of a user. */
export async function insertFamily(
  db: Db | Tx,
  family: { userId: string; userAgent: string; now: Date },
): Promise<string> {
  const { userId: user_id, userAgent: user_agent, now } = family;
  const { id } = await db
    .insertInto('sign_in_families')
    .values({ user_id, user_agent, created_at: now, last_used_at: now, rotated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The refresh line of a family, with whose it is; undefined when the family is unknown. */
export async function findRefreshLine(
  db: Db | Tx,
  familyId: string,
): Promise<(RefreshLine & { userId: string }) | undefined> {
  const row = await db
    .selectFrom('sign_in_families')
    .select(['user_id', 'generation', 'rotated_at', 'last_used_at', 'revoked_at'])
    .where('id', '=', familyId)
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      generation: row.generation,
      rotatedAt: row.rotated_at.getTime(),
      lastUsedAt: row.last_used_at.getTime(),
      revoked: row.revoked_at !== null,
    }
  );
}

/**
 * Makes the generation after `from` the live one. Answers false when somebody else was first: the
 * condition is the lock, so two uses of one token can never both move the line on.
 */
export async function advanceGeneration(
  db: Db | Tx,
  familyId: string,
  from: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_families')
    .set({ generation: from + 1, rotated_at: now, last_used_at: now })
    .where('id', '=', familyId)
    .where('generation', '=', from)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends one family and tells every process once this commits. */
export async function revokeFamily(db: Db | Tx, familyId: string, now: Date): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE sign_in_families SET revoked_at = ${now}
      WHERE id = ${familyId} AND revoked_at IS NULL RETURNING id)
    SELECT pg_notify(${FAMILY_REVOKED}, id::text) FROM ended`.execute(db);
}

/** Ends every family of a user, but for `except`; answers which and tells every process. */
export async function revokeFamiliesOf(
  db: Db | Tx,
  userId: string,
  now: Date,
  except: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH ended AS (
      UPDATE sign_in_families SET revoked_at = ${now}
      WHERE user_id = ${userId} AND revoked_at IS NULL AND id IS DISTINCT FROM ${except}::uuid
      RETURNING id)
    SELECT id, pg_notify(${FAMILY_REVOKED}, id::text) FROM ended`.execute(db);
  return rows.map(({ id }) => id);
}

/** The families that ended since an instant. */
export async function listRecentlyRevoked(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_families')
    .select('id')
    .where('revoked_at', '>=', since)
    .execute();
  return rows.map(({ id }) => id);
}

/** The devices on which a user is signed in, the one used last first; 100 at most. */
export async function listLiveFamilies(db: Db, userId: string, usedSince: Date) {
  return db
    .selectFrom('sign_in_families')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', usedSince)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Deletes families that ended or were last used before an instant. */
export async function deleteOldFamilies(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_families')
    .where((row) => row.or([row('revoked_at', '<', before), row('last_used_at', '<', before)]))
    .execute();
}

/** Keeps no more of the devices than that they ended. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sign_in_families')
    .set({ user_agent: '' })
    .where('user_id', '=', userId)
    .execute();
}
