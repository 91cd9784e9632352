import type { RefreshTokenState } from '@pulse/domain';
import { sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The channel on which PostgreSQL notifies every process of a revoked session. */
export const SESSION_REVOKED_CHANNEL = 'session_revoked';

/** Inserts a user session and returns its id. */
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

/** The state of a session's refresh tokens and its user; undefined when the session is unknown. */
export async function findRefreshState(
  db: Db | Tx,
  sessionId: string,
): Promise<(RefreshTokenState & { userId: string }) | undefined> {
  const row = await db
    .selectFrom('user_sessions')
    .select(['user_id', 'generation', 'created_at', 'rotated_at', 'last_used_at', 'revoked_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      generation: row.generation,
      createdAt: row.created_at.getTime(),
      rotatedAt: row.rotated_at.getTime(),
      lastUsedAt: row.last_used_at.getTime(),
      revoked: row.revoked_at !== null,
    }
  );
}

/**
 * Makes the generation after `from` the current one. Returns false when another request was first:
 * the condition makes the update atomic, so two uses of one token can never both advance it.
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

/**
 * Revokes one session and notifies every process once this commits. Returns false when it was revoked
 * before.
 */
export async function revokeUserSession(
  db: Db | Tx,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    WITH revoked AS (
      UPDATE user_sessions SET revoked_at = ${now}
      WHERE id = ${sessionId} AND revoked_at IS NULL RETURNING id)
    SELECT pg_notify(${SESSION_REVOKED_CHANNEL}, id::text) FROM revoked`.execute(db);
  return rows.length > 0;
}

/**
 * Revokes every session of a user except `exceptSessionId`, notifies every process and returns
 * their ids.
 */
export async function revokeUserSessionsOf(
  db: Db | Tx,
  userId: string,
  now: Date,
  exceptSessionId: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH revoked AS (
      UPDATE user_sessions SET revoked_at = ${now}
      WHERE user_id = ${userId} AND revoked_at IS NULL AND id IS DISTINCT FROM ${exceptSessionId}::uuid
      RETURNING id)
    SELECT id, pg_notify(${SESSION_REVOKED_CHANNEL}, id::text) FROM revoked`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of sessions that were revoked since an instant. */
export async function listRecentlyRevokedSessions(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('user_sessions')
    .select('id')
    .where('revoked_at', '>=', since)
    .execute();
  return rows.map(({ id }) => id);
}

/** The active sessions of a user, the last used first; 100 at most. */
export async function listActiveUserSessions(
  db: Db,
  userId: string,
  { usedSince, createdSince }: { usedSince: Date; createdSince: Date },
) {
  return db
    .selectFrom('user_sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', usedSince)
    .where('created_at', '>', createdSince)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Deletes sessions that were revoked or last used before an instant. */
export async function deleteExpiredUserSessions(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM user_sessions WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM user_sessions WHERE revoked_at < ${before} OR last_used_at < ${before} LIMIT ${most}))`.execute(
      db,
    ),
  );
}

/** Clears the user agents of a user's sessions. */
export async function clearUserAgents(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('user_sessions')
    .set({ user_agent: '' })
    .where('user_id', '=', userId)
    .execute();
}
