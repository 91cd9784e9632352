import type pg from 'pg';
import { statementName } from '../../../platform/database/prepare-statements.ts';

/** The channel on which it is announced whose number of unread notifications may have changed. */
export const UNREAD_CHANGED_CHANNEL = 'unread_changed';

/** Exported for the test of its plan. */
export const COUNT_UNREAD = `SELECT user_id, count(*)::int AS unread FROM notifications
  WHERE user_id = ANY($1::uuid[]) AND read_at IS NULL AND deleted_at IS NULL
  GROUP BY user_id`;

/** Counts the unread notifications of some members, in their order; prepared if the pool prepares. */
export async function countUnread(
  pool: pg.Pool,
  userIds: readonly string[],
  { prepares }: { prepares: boolean },
): Promise<number[]> {
  const { rows } = await pool.query<{ user_id: string; unread: number }>({
    ...(prepares && { name: STATEMENT_NAME }),
    text: COUNT_UNREAD,
    values: [[...new Set(userIds)]],
  });
  const unread = new Map(rows.map((row) => [row.user_id, row.unread]));
  return userIds.map((userId) => unread.get(userId) ?? 0);
}

const STATEMENT_NAME = statementName(COUNT_UNREAD);
