import type { RefreshTokenState } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The channel on which PostgreSQL tells every process of an ended family. */
export const SESSION_REVOKED_CHANNEL = 'session_revoked';

/** Opens a family: one signed-in device of a user. */
export async function insertUserSession(
  db: Db | Tx,
  session: { userId: string; userAgent: string; now: Date },
): Promise<string> {
  const { userId: user_id, userAgent: user_agent, now } = session;
  const { id } = await db
    .insertInto('user_sessions')
    .values({ user_id, user_agent, created_at: now, last_used_at: now, rotated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The refresh line of a family, with whose it is; undefined when the family is unknown. */
export async function findRefreshState(
  db: Db | Tx,
  sessionId: string,
): Promise<(RefreshTokenState & { userId: string }) | undefined> {
  const row = await db
    .selectFrom('user_sessions')
    .select(['user_id', 'generation', 'rotated_at', 'last_used_at', 'revoked_at'])
    .where('id', '=', sessionId)
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
  sessionId: string,
  from: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_sessions')
    .set({ generation: from + 1, rotated_at: now, last_used_at: now })
    .where('id', '=', sessionId)
    .where('generation', '=', from)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends one family and tells every process once this commits. */
export async function revokeUserSession(db: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE user_sessions SET revoked_at = ${now}
      WHERE id = ${sessionId} AND revoked_at IS NULL RETURNING id)
    SELECT pg_notify(${SESSION_REVOKED_CHANNEL}, id::text) FROM ended`.execute(db);
}

/** Ends every family of a user, but for `except`; answers which and tells every process. */
export async function revokeUserSessionsOf(
  db: Db | Tx,
  userId: string,
  now: Date,
  exceptSessionId: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH ended AS (
      UPDATE user_sessions SET revoked_at = ${now}
      WHERE user_id = ${userId} AND revoked_at IS NULL AND id IS DISTINCT FROM ${exceptSessionId}::uuid
      RETURNING id)
    SELECT id, pg_notify(${SESSION_REVOKED_CHANNEL}, id::text) FROM ended`.execute(db);
  return rows.map(({ id }) => id);
}

/** The families that ended since an instant. */
export async function listRecentlyRevokedSessions(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('user_sessions')
    .select('id')
    .where('revoked_at', '>=', since)
    .execute();
  return rows.map(({ id }) => id);
}

/** The devices on which a user is signed in, the one used last first; 100 at most. */
export async function listActiveUserSessions(db: Db, userId: string, usedSince: Date) {
  return db
    .selectFrom('user_sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', usedSince)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Deletes families that ended or were last used before an instant. */
export async function deleteExpiredUserSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('user_sessions')
    .where((row) => row.or([row('revoked_at', '<', before), row('last_used_at', '<', before)]))
    .execute();
}

/** Keeps no more of the devices than that they ended. */
export async function clearUserAgents(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('user_sessions')
    .set({ user_agent: '' })
    .where('user_id', '=', userId)
    .execute();
}
