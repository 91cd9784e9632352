import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';

export interface FollowedCoachRow {
  trainer_id: string;
  name: string;
  photo_key: string | null;
  organisation_name: string;
  created_at: Date;
}

/** A condition on a trainer `t`: members see the page of theirs. */
const IS_SHOWN: RawBuilder<boolean> = sql`t.archived_at IS NULL AND EXISTS (
  SELECT FROM venues v WHERE v.organisation_id = t.organisation_id AND v.status = 'published')`;

async function selectFollows(
  db: Db | Tx,
  where: RawBuilder<boolean>,
  limit: number,
): Promise<FollowedCoachRow[]> {
  const { rows } = await sql<FollowedCoachRow>`
    SELECT f.trainer_id, t.name, t.photo_key, o.name AS organisation_name, f.created_at
    FROM coach_follows f JOIN trainers t ON t.id = f.trainer_id
    JOIN organisations o ON o.id = t.organisation_id
    WHERE ${where} ORDER BY f.created_at DESC, f.trainer_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** The coaches a member follows whose page is shown, newest first. */
export function listFollowsOf(db: Db, userId: string, limit: number): Promise<FollowedCoachRow[]> {
  return selectFollows(db, sql`f.user_id = ${userId} AND ${IS_SHOWN}`, limit);
}

/** The most follows in a download of personal data: archived coaches are in it too. */
const MAX_EXPORTED = 1000;

/** Every coach a member follows, including those who are archived. */
export function listAllFollowsOf(db: Db, userId: string): Promise<FollowedCoachRow[]> {
  return selectFollows(db, sql`f.user_id = ${userId}`, MAX_EXPORTED);
}

/** One coach a member follows; undefined when they do not. */
export async function findFollow(
  tx: Tx,
  userId: string,
  trainerId: string,
): Promise<FollowedCoachRow | undefined> {
  const rows = await selectFollows(
    tx,
    sql`f.user_id = ${userId} AND f.trainer_id = ${trainerId}`,
    1,
  );
  return rows[0];
}

/** Whether members see the page of a coach: of a published venue's organisation, and not archived. */
export async function isCoachShown(tx: Tx, trainerId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM trainers t WHERE t.id = ${trainerId} AND ${IS_SHOWN}`.execute(tx);
  return rows.length > 0;
}

/** How many coaches a member follows; those who are archived cannot be unfollowed and do not count. */
export async function countFollows(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM coach_follows f JOIN trainers t ON t.id = f.trainer_id
    WHERE f.user_id = ${userId} AND ${IS_SHOWN}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Inserts a follow; the caller holds the lock and knows that it is new. */
export async function insertFollow(
  tx: Tx,
  { userId, trainerId, at }: { userId: string; trainerId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('coach_follows')
    .values({ user_id: userId, trainer_id: trainerId, created_at: at, told_until: at })
    .execute();
}

/** Deletes a follow, if there is one. */
export async function deleteFollow(db: Db, userId: string, trainerId: string): Promise<void> {
  await db
    .deleteFrom('coach_follows')
    .where('user_id', '=', userId)
    .where('trainer_id', '=', trainerId)
    .execute();
}

/** Deletes all follows of a member whose account is being deleted. */
export async function deleteFollowsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('coach_follows').where('user_id', '=', userId).execute();
}
