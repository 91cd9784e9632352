import { type Insertable, sql, type Updateable } from 'kysely';
import type { Trainers } from '../../../platform/database/schema.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A trainer as the organisation edits them. */
export interface TrainerRow {
  id: string;
  version: number;
  name: string;
  bio: string;
  activities: string[];
  photo_key: string | null;
  archived_at: Date | null;
}

const TRAINER = sql`t.id, t.version, t.name, t.bio, t.activities, t.photo_key, t.archived_at`;

/** An organisation's trainers by name; one row more than `limit` means that there is a next page. */
export async function listTrainers(
  db: Db,
  organisationId: string,
  query: { archived?: boolean; after: { name: string; id: string } | null; limit: number },
): Promise<TrainerRow[]> {
  const { archived = null, after, limit } = query;
  const { rows } = await sql<TrainerRow>`
    SELECT ${TRAINER} FROM trainers t
    WHERE t.organisation_id = ${organisationId}
      AND (${archived}::boolean IS NULL OR (t.archived_at IS NOT NULL) = ${archived})
      AND ${after ? sql`(t.name, t.id) > (${after.name}, ${after.id}::uuid)` : sql`true`}
    ORDER BY t.name, t.id LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** A trainer of an organisation; null when there is none, or when they belong to another one. */
export async function findTrainer(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<TrainerRow | null> {
  const { rows } = await sql<TrainerRow>`
    SELECT ${TRAINER} FROM trainers t
    WHERE t.id = ${id} AND t.organisation_id = ${organisationId}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends, for a request that changes the trainer. */
export async function lockTrainer(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<TrainerRow | null> {
  const { rows } = await sql<TrainerRow>`
    SELECT ${TRAINER} FROM trainers t
    WHERE t.id = ${id} AND t.organisation_id = ${organisationId}
    FOR NO KEY UPDATE OF t`.execute(tx);
  return rows[0] ?? null;
}

/** The same for a request that gives the trainer a class: until then no partner archives them. */
export async function lockChosenTrainer(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<TrainerRow | null> {
  const { rows } = await sql<TrainerRow>`
    SELECT ${TRAINER} FROM trainers t
    WHERE t.id = ${id} AND t.organisation_id = ${organisationId}
    FOR SHARE OF t`.execute(tx);
  return rows[0] ?? null;
}

/**
 * The trainers of an organisation with these names, in lower case, who are not archived. With `lock`
 * no partner archives them until the transaction ends.
 */
export async function findTrainersNamed(
  db: Db | Tx,
  organisationId: string,
  names: readonly string[],
  { lock }: { lock: boolean },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT t.id, t.name FROM trainers t
    WHERE t.organisation_id = ${organisationId} AND t.archived_at IS NULL
      AND lower(t.name) = ANY (${names}::text[])
    ORDER BY t.id ${lock ? sql`FOR SHARE OF t` : sql``}`.execute(db);
  return rows;
}

/** Inserts trainers of whom only the name is known. */
export async function insertTrainersNamed(
  tx: Tx,
  organisationId: string,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (names.length === 0) return [];
  return tx
    .insertInto('trainers')
    .values(names.map((name) => ({ organisation_id: organisationId, name })))
    .returning(['id', 'name'])
    .execute();
}

/** Inserts a trainer and returns the row. */
export async function insertTrainer(
  tx: Tx,
  values: Pick<Insertable<Trainers>, 'organisation_id' | 'name' | 'bio' | 'activities'>,
): Promise<TrainerRow> {
  return tx
    .insertInto('trainers')
    .values(values)
    .returning(['id', 'version', 'name', 'bio', 'activities', 'photo_key', 'archived_at'])
    .executeTakeFirstOrThrow();
}

/** Changes a trainer that the caller has locked; the version grows by one. */
export async function updateTrainer(
  tx: Tx,
  id: string,
  values: Updateable<Trainers>,
): Promise<TrainerRow> {
  return tx
    .updateTable('trainers')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version', 'name', 'bio', 'activities', 'photo_key', 'archived_at'])
    .executeTakeFirstOrThrow();
}

/**
 * Changes the photo of a trainer that the caller has locked. The version stays: a partner who edits the
 * trainer's fields at that moment overwrites no photo.
 */
export async function saveTrainerPhoto(
  tx: Tx,
  id: string,
  photoKey: string | null,
): Promise<TrainerRow> {
  return tx
    .updateTable('trainers')
    .set({ photo_key: photoKey })
    .where('id', '=', id)
    .returning(['id', 'version', 'name', 'bio', 'activities', 'photo_key', 'archived_at'])
    .executeTakeFirstOrThrow();
}
