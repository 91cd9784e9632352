import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/** How many classes are named to the partner who archives a trainer. */
const MAX_NAMED = 10;

/**
 * Locks the class templates and the classes after `now` that a trainer teaches, until the transaction
 * ends. Templates first, in the order of their ids: a request that changes a template locks them alike.
 */
export async function lockTrainerClasses(tx: Tx, trainerId: string, now: Date) {
  const templates = await tx
    .selectFrom('class_templates')
    .select('id')
    .where('trainer_id', '=', trainerId)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const sessions = await tx
    .selectFrom('class_sessions')
    .select('id')
    .where('trainer_id', '=', trainerId)
    .where('starts_at', '>', now)
    .where('status', '=', 'scheduled')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { rows: classes } = await sql<{ title: string; starts_at: Date; time_zone: string }>`
    SELECT s.title, s.starts_at, v.time_zone
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.trainer_id = ${trainerId} AND s.starts_at > ${now} AND s.status = 'scheduled'
    ORDER BY s.starts_at, s.id LIMIT ${MAX_NAMED}`.execute(tx);
  return { sessions: sessions.length, templates: templates.length, classes };
}

/**
 * Gives the templates and the classes after `now` of a trainer to another one, or to none. Returns
 * the classes in which a member has a place.
 */
export async function updateTrainerOfClasses(
  tx: Tx,
  trainerId: string,
  substitute: string | null,
  now: Date,
): Promise<string[]> {
  await tx
    .updateTable('class_templates')
    .set({ trainer_id: substitute })
    .where('trainer_id', '=', trainerId)
    .where('archived_at', 'is', null)
    .execute();
  const sessions = await tx
    .updateTable('class_sessions')
    .set({ trainer_id: substitute })
    .where('trainer_id', '=', trainerId)
    .where('starts_at', '>', now)
    .where('status', '=', 'scheduled')
    .returning(['id', 'booked'])
    .execute();
  return sessions.filter(({ booked }) => booked > 0).map(({ id }) => id);
}
