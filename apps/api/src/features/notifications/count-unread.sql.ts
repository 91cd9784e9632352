import { createBatchLoader } from '../../platform/batch-loader.ts';
import { statementName } from '../../platform/database/prepare-statements.ts';
import type { Deps } from '../../platform/deps.ts';

/** The statement that every open page runs; exported for the test of its plan. */
export const COUNT_UNREAD = `SELECT user_id, count(*)::int AS unread FROM notifications
  WHERE user_id = ANY($1::uuid[]) AND read_at IS NULL AND deleted_at IS NULL
  GROUP BY user_id`;

/**
 * The number of unread notifications of a member. Every browser polls it every 30 s (spec §7), so
 * calls of the same moment are batched into one prepared statement.
 */
export function createCountUnread({
  pool,
  config,
}: Pick<Deps, 'pool' | 'config'>): (userId: string) => Promise<number> {
  const name = config.preparesStatements ? statementName(COUNT_UNREAD) : undefined;
  return createBatchLoader(async (userIds: readonly string[]) => {
    const values = [[...new Set(userIds)]];
    const { rows } = await pool.query<{ user_id: string; unread: number }>({
      ...(name && { name }),
      text: COUNT_UNREAD,
      values,
    });
    const unread = new Map(rows.map((row) => [row.user_id, row.unread]));
    return userIds.map((userId) => unread.get(userId) ?? 0);
  });
}
