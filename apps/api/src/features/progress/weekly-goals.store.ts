import type { Db, Tx } from '../../platform/database/transaction.ts';

/** A member's time zone, day of joining and goal; the goal is null without one. */
export function findProgressSettings(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('weekly_goals', 'weekly_goals.user_id', 'users.id')
    .select(['users.time_zone', 'users.created_at', 'weekly_goals.visits as goal'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** A member's goal, for the data export; null without one. */
export async function findWeeklyGoal(db: Db, userId: string) {
  const row = await db
    .selectFrom('weekly_goals')
    .select(['visits', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets a member's goal, in place of an earlier one. */
export async function storeWeeklyGoal(
  db: Db,
  userId: string,
  visits: number,
  at: Date,
): Promise<void> {
  await db
    .insertInto('weekly_goals')
    .values({ user_id: userId, visits, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ visits, updated_at: at }))
    .execute();
}

/** Deletes a member's goal; without one nothing changes. */
export async function deleteWeeklyGoal(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('weekly_goals').where('user_id', '=', userId).execute();
}
