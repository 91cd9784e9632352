import type pg from 'pg';
import { gather } from '../../../platform/gather.ts';

/** The statement that every open page asks for; exported for the test of its plan. */
export const COUNT_UNREAD_STATEMENT = {
  name: 'count-unread-notifications',
  text: `SELECT user_id, count(*)::int AS unread FROM notifications
    WHERE user_id = ANY($1::uuid[]) AND read_at IS NULL AND deleted_at IS NULL
    GROUP BY user_id`,
};

/**
 * How many notifications a member has not read. Everybody's browser asks every 30 s (spec §7), so
 * members who ask at the same moment share one prepared statement.
 */
export function createCountUnread(pool: pg.Pool): (userId: string) => Promise<number> {
  return gather(async (userIds: string[]) => {
    const values = [[...new Set(userIds)]];
    const { rows } = await pool.query<{ user_id: string; unread: number }>({
      ...COUNT_UNREAD_STATEMENT,
      values,
    });
    const unread = new Map(rows.map((row) => [row.user_id, row.unread]));
    return userIds.map((userId) => unread.get(userId) ?? 0);
  });
}
