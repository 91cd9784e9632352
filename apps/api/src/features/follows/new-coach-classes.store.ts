import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** The new classes of a coach of which a follower is to be notified. */
export interface NewCoachClasses {
  user_id: string;
  trainer_id: string;
  class_template_ids: string[];
}

/** Which new classes followers are to be notified of now. */
export interface NewClassesToTell {
  now: Date;
  /** Only classes added after this: older ones are not new any more. */
  addedAfter: Date;
  /** Only classes added by then. */
  addedUntil: Date;
  /** Only followers who were last told of this coach by then. */
  toldUntil: Date;
  limit: number;
}

/** The most classes that one message is about. */
const MAX_CLASSES = 20;

/** Locks telling followers until the transaction ends: of two workers, the second finds them told. */
export async function lockNewCoachClasses(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('coach news', 0))`.execute(tx);
}

/**
 * The new classes to tell, one row for a follower and coach. Left out are archived coaches, classes without a
 * session to come and those that the follower has booked, and followers where it is night (the quiet
 * hours of the domain): they are notified in the morning.
 */
export async function listNewCoachClasses(
  db: Db | Tx,
  due: NewClassesToTell,
): Promise<NewCoachClasses[]> {
  const { rows } = await sql<NewCoachClasses>`
    SELECT f.user_id, f.trainer_id,
      (array_agg(c.class_template_id ORDER BY c.added_at, c.class_template_id))[1:${sql.lit(MAX_CLASSES)}]
        AS class_template_ids
    FROM coach_classes c
    JOIN coach_follows f ON f.trainer_id = c.trainer_id AND f.told_until < c.added_at
    JOIN trainers t ON t.id = f.trainer_id AND t.archived_at IS NULL
    JOIN users u ON u.id = f.user_id AND u.deleted_at IS NULL
    WHERE c.added_at > ${due.addedAfter} AND c.added_at <= ${due.addedUntil}
      AND (f.told_at IS NULL OR f.told_at <= ${due.toldUntil})
      AND extract(hour FROM ${due.now}::timestamptz AT TIME ZONE u.time_zone) BETWEEN 7 AND 21
      AND EXISTS (
        SELECT FROM class_sessions s JOIN venues v ON v.id = s.venue_id
        WHERE s.class_template_id = c.class_template_id AND s.trainer_id = c.trainer_id
          AND s.status = 'scheduled' AND s.starts_at > ${due.now} AND v.status = 'published')
      AND NOT EXISTS (
        SELECT FROM bookings b JOIN class_sessions s ON s.id = b.class_session_id
        WHERE b.user_id = f.user_id AND b.status <> 'cancelled'
          AND s.class_template_id = c.class_template_id)
    GROUP BY f.user_id, f.trainer_id
    ORDER BY f.user_id, f.trainer_id LIMIT ${due.limit}`.execute(db);
  return rows;
}

/** Records that followers were notified of the classes added until an instant. */
export async function markFollowersTold(
  tx: Tx,
  told: readonly NewCoachClasses[],
  { now, addedUntil }: Pick<NewClassesToTell, 'now' | 'addedUntil'>,
): Promise<void> {
  const rows = JSON.stringify(told.map(({ user_id, trainer_id }) => ({ user_id, trainer_id })));
  await sql`
    UPDATE coach_follows f SET told_at = ${now}, told_until = ${addedUntil}
    FROM jsonb_to_recordset(${rows}::jsonb) AS told (user_id uuid, trainer_id uuid)
    WHERE f.user_id = told.user_id AND f.trainer_id = told.trainer_id`.execute(tx);
}
