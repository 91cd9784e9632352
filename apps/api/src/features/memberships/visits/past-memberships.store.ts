import type { EpochMs, TimeRange } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import { pausesSql } from '../stored-membership.store.ts';

/** A membership, running or ended, as far as its billing months need it. */
export interface MembershipMonths {
  anchorAt: EpochMs;
  /** Null while it runs. */
  endedAt: EpochMs | null;
  pauses: TimeRange[];
  /** When the member's membership before it ended, and the one after it began; null: none. */
  earlierEndedAt: EpochMs | null;
  laterBeganAt: EpochMs | null;
}

const milliseconds = (column: string) =>
  sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`;

/** The membership that a member had at an instant, or next to it; null when there never was one. */
export async function findMembershipAt(
  db: Db,
  userId: string,
  at: Date,
): Promise<MembershipMonths | null> {
  const { rows } = await sql<MembershipMonths>`
    SELECT ${milliseconds('ms.anchored_at')} AS "anchorAt",
      ${milliseconds('ms.ended_at')} AS "endedAt", ${pausesSql} AS pauses,
      (SELECT max(${milliseconds('e.ended_at')}) FROM memberships e
        WHERE e.user_id = ms.user_id AND e.anchored_at < ms.anchored_at) AS "earlierEndedAt",
      (SELECT min(${milliseconds('l.anchored_at')}) FROM memberships l
        WHERE l.user_id = ms.user_id AND l.anchored_at > ms.anchored_at) AS "laterBeganAt"
    FROM memberships ms WHERE ms.user_id = ${userId}
    ORDER BY ms.anchored_at <= ${at} DESC, abs(extract(epoch FROM ms.anchored_at - ${at}::timestamptz))
    LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** When a member's latest membership ended; null without one, and while one runs. */
export async function findLatestEnd(db: Db, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ ended_at: Date | null }>`
    SELECT ended_at FROM memberships WHERE user_id = ${userId}
    ORDER BY anchored_at DESC LIMIT 1`.execute(db);
  return rows[0]?.ended_at ?? null;
}
