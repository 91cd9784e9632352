import { type RawBuilder, sql } from 'kysely';

/** SQL for the version of a member's lock; 0 before the first lock. */
export function memberVersionSql(member: RawBuilder<unknown>): RawBuilder<number> {
  return sql`COALESCE((SELECT l.version FROM member_locks l WHERE l.user_id = ${member}), 0)`;
}

/**
 * As parts of a larger statement, of which `member` has the member: locks a member whose lock still has
 * the version that was read with what the rules decided on; no row when it changed. Waits for a
 * transaction that has locked them.
 */
export function raiseMemberVersionSql(member: {
  id: RawBuilder<unknown>;
  version: RawBuilder<unknown>;
  /** What else must hold. */
  condition: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  return sql`new_lock AS (
    INSERT INTO member_locks (user_id, version)
    SELECT ${member.id}, 1 WHERE ${member.version} = 0 AND ${member.condition}
    ON CONFLICT DO NOTHING RETURNING user_id
  ), raised_lock AS (
    UPDATE member_locks SET version = version + 1
    WHERE user_id = ${member.id} AND version = ${member.version} AND ${member.condition}
    RETURNING user_id
  ), member AS (
    SELECT user_id FROM new_lock UNION ALL SELECT user_id FROM raised_lock
  )`;
}
