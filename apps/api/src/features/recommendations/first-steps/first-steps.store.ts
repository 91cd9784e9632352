import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** What the first steps are computed from. */
export interface FirstStepsRow {
  email_verified: boolean;
  has_plan: boolean;
  has_favourite: boolean;
  bookings: number;
  places_taken: number;
  visits: number;
  dismissed: boolean;
}

/** The progress of one member in one query; counted, because EXISTS may scan a whole table. */
export async function loadFirstSteps(db: Db, userId: string): Promise<FirstStepsRow | undefined> {
  const { rows } = await sql<FirstStepsRow>`
    SELECT u.email_verified_at IS NOT NULL AS email_verified,
      (SELECT count(*) FROM memberships m
        WHERE m.user_id = u.id AND m.status <> 'ended') > 0 AS has_plan,
      (SELECT count(*) FROM favourites f WHERE f.user_id = u.id) > 0 AS has_favourite,
      held.bookings, held.places_taken,
      held.attended + (SELECT count(*)::integer FROM check_ins c
        WHERE c.user_id = u.id AND c.kind <> 'correction' AND c.corrected_at IS NULL) AS visits,
      (SELECT count(*) FROM first_steps_dismissals d WHERE d.user_id = u.id) > 0 AS dismissed
    FROM users u, LATERAL (
      SELECT count(*)::integer AS bookings, count(booked_at)::integer AS places_taken,
        (count(*) FILTER (WHERE status = 'completed'))::integer AS attended
      FROM bookings b WHERE b.user_id = u.id) held
    WHERE u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Records that a member dismissed the list, once. */
export async function insertFirstStepsDismissal(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('first_steps_dismissals')
    .values({ user_id: userId, dismissed_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** When a member dismissed the list, for the data export; null when never. */
export async function findFirstStepsDismissal(db: Db, userId: string) {
  const row = await db
    .selectFrom('first_steps_dismissals')
    .select('dismissed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the dismissal of a member whose account is being deleted. */
export async function deleteFirstStepsDismissal(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('first_steps_dismissals').where('user_id', '=', userId).execute();
}
