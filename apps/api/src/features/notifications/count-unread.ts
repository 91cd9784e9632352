import type pg from 'pg';

/** Answers how many notifications a member has not read. */
export type CountUnread = (userId: string) => Promise<number>;

const STATEMENT = {
  name: 'count-unread-notifications',
  text: `SELECT user_id, count(*)::int AS unread FROM notifications
    WHERE user_id = ANY($1::uuid[]) AND read_at IS NULL GROUP BY user_id`,
};

/**
 * Everybody's browser asks this every 30 s (spec §7), so members who ask in the same turn of the
 * event loop share one prepared statement. Whoever asks later waits for the next one: the answer
 * is never older than the question.
 */
export function createCountUnread(pool: pg.Pool): CountUnread {
  let asked: Set<string> | null = null;
  let answer: Promise<Map<string, number>>;

  async function countAll(userIds: Set<string>): Promise<Map<string, number>> {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    asked = null;
    const values = [[...userIds]];
    const { rows } = await pool.query<{ user_id: string; unread: number }>({
      ...STATEMENT,
      values,
    });
    return new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
  }

  return async (userId) => {
    if (!asked) {
      asked = new Set();
      answer = countAll(asked);
    }
    asked.add(userId);
    return (await answer).get(userId) ?? 0;
  };
}
