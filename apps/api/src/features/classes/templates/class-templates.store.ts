import type { ClassLanguage, ClassLevel, Tier, WeeklyTime } from '@pulse/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { ClassTemplates } from '../../../platform/database/schema.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A class with its weekly times, as its organisation edits it. */
export interface ClassTemplateRow {
  id: string;
  version: number;
  venue_id: string;
  name: string;
  description: string;
  activity: string;
  trainer_id: string | null;
  trainer_name: string | null;
  capacity: number;
  duration_minutes: number;
  price_minor: number | null;
  currency: string;
  tier: Tier;
  level: ClassLevel | null;
  language: ClassLanguage | null;
  women_only: boolean;
  what_to_bring: string;
  weekly: WeeklyTime[];
  first_date: string;
  last_date: string | null;
  /** Dates on which its weekly times do not take place. */
  excluded_dates: string[];
  draft: boolean;
  archived_at: Date | null;
  updated_at: Date;
  venue_tier: Tier;
  venue_time_zone: string;
}

const TEMPLATE = sql`t.id, t.version, t.venue_id, t.name, t.description, t.activity, t.trainer_id,
  (SELECT name FROM trainers WHERE trainers.id = t.trainer_id) AS trainer_name, t.capacity,
  t.duration_minutes, t.price_minor, t.currency, t.tier, t.level, t.language, t.women_only, t.what_to_bring, t.weekly, t.first_date, t.last_date,
  t.excluded_dates::text[] AS excluded_dates, t.draft, t.archived_at, t.updated_at, v.tier AS venue_tier, v.time_zone AS venue_time_zone`;
const OF_ORGANISATION = sql`class_templates t JOIN venues v ON v.id = t.venue_id`;

/** An organisation's classes by name; one row more than `limit` means that there is a next page. */
export async function listTemplates(
  db: Db,
  organisationId: string,
  query: {
    venueId?: string;
    archived?: boolean;
    after: { name: string; id: string } | null;
    limit: number;
  },
): Promise<ClassTemplateRow[]> {
  const { venueId = null, archived = null, after, limit } = query;
  const { rows } = await sql<ClassTemplateRow>`
    SELECT ${TEMPLATE} FROM ${OF_ORGANISATION}
    WHERE v.organisation_id = ${organisationId}
      AND (${venueId}::uuid IS NULL OR t.venue_id = ${venueId}::uuid)
      AND (${archived}::boolean IS NULL OR (t.archived_at IS NOT NULL) = ${archived})
      AND ${after ? sql`(t.name, t.id) > (${after.name}, ${after.id}::uuid)` : sql`true`}
    ORDER BY t.name, t.id LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** A class of an organisation; null when there is none, or when it belongs to another one. */
export async function findTemplate(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<ClassTemplateRow | null> {
  const { rows } = await sql<ClassTemplateRow>`
    SELECT ${TEMPLATE} FROM ${OF_ORGANISATION}
    WHERE t.id = ${id} AND v.organisation_id = ${organisationId}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a class until the transaction ends and returns it as it is now. Its venue is locked before. */
export async function lockTemplate(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<ClassTemplateRow | null> {
  const { rows } = await sql<ClassTemplateRow>`
    SELECT ${TEMPLATE} FROM ${OF_ORGANISATION}
    WHERE t.id = ${id} AND v.organisation_id = ${organisationId}
    FOR NO KEY UPDATE OF t`.execute(tx);
  return rows[0] ?? null;
}

/** Inserts a class and returns its id. */
export async function insertTemplate(
  tx: Tx,
  values: Omit<Insertable<ClassTemplates>, 'version'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('class_templates')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a class that the caller has locked; its version grows by one. */
export async function updateTemplate(
  tx: Tx,
  id: string,
  values: Updateable<ClassTemplates>,
): Promise<void> {
  await tx
    .updateTable('class_templates')
    .set(values)
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
