import type { EpochMs, WeeklyTime } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/** A weekly schedule from which sessions are created. */
export interface ScheduleRow {
  id: string;
  time_zone: string;
  weekly: WeeklyTime[];
  duration_minutes: number;
  first_date: string;
  last_date: string | null;
  /** Local dates in the requested span on which the venue is closed or the class excluded. */
  closed_dates: string[];
  /** The last date that has a session; null without one. */
  materialised_until: string | null;
}

/**
 * Locks the schedules that apply, and their venues, until the transaction ends: no partner changes a
 * schedule, a time zone or a trainer while sessions are created from them.
 */
export async function lockSchedules(
  tx: Tx,
  { templateIds }: { templateIds?: readonly string[] },
): Promise<void> {
  const apply = sql`t.archived_at IS NULL AND NOT t.draft
    ${templateIds ? sql`AND t.id = ANY (${templateIds}::uuid[])` : sql``}`;
  // Venues first, as archiving one does (docs/decisions/043-lock-order.md).
  await sql`SELECT FROM venues v
    WHERE EXISTS (SELECT FROM class_templates t WHERE t.venue_id = v.id AND ${apply})
    ORDER BY v.id FOR SHARE`.execute(tx);
  await sql`SELECT FROM class_templates t WHERE ${apply} ORDER BY t.id FOR SHARE`.execute(tx);
}

/** The schedules that apply between two local dates; all of them, or those of `templateIds`. */
export async function listSchedules(
  tx: Tx,
  span: { templateIds?: readonly string[]; from: string; until: string },
): Promise<ScheduleRow[]> {
  const { templateIds, from, until } = span;
  const { rows } = await sql<ScheduleRow>`
    SELECT t.id, v.time_zone, t.weekly, t.duration_minutes, t.first_date, t.last_date,
      ARRAY(SELECT c.local_date::text FROM venue_closures c WHERE c.venue_id = v.id
        AND c.local_date BETWEEN ${from}::date AND ${until}::date
        UNION SELECT unnest(t.excluded_dates)::text) AS closed_dates,
      (SELECT max(s.occurrence_date) FROM class_sessions s WHERE s.class_template_id = t.id)
        AS materialised_until
    FROM class_templates t JOIN venues v ON v.id = t.venue_id
    WHERE t.archived_at IS NULL AND NOT t.draft AND v.status <> 'archived' AND t.weekly <> '[]'
      AND t.first_date <= ${until}::date AND (t.last_date IS NULL OR t.last_date >= ${from}::date)
      ${templateIds ? sql`AND t.id = ANY (${templateIds}::uuid[])` : sql``}
    ORDER BY t.id`.execute(tx);
  return rows;
}

/** One session to create from a template. */
export interface NewSession {
  templateId: string;
  localDate: string;
  /** Minutes after local midnight: the start in the schedule, and on this date. */
  occurrenceMinute: number;
  localMinute: number;
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/**
 * Creates sessions with the title, trainer, price and capacity of their templates, except where the
 * template has a session of that date and start. Returns how many were created.
 */
export async function insertSessions(tx: Tx, sessions: readonly NewSession[]): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO class_sessions (class_template_id, venue_id, trainer_id, title, activity, tier,
      level, language, women_only, occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at,
      capacity, price_minor, currency)
    SELECT t.id, t.venue_id, t.trainer_id, t.name, t.activity,
      CASE WHEN v.tier = 'plus' THEN 'plus' ELSE t.tier END,
      t.level, t.language, t.women_only, new.date, new.occurrence_minute, new.date, new.minute, new.starts_at, new.ends_at,
      t.capacity, t.price_minor, t.currency
    FROM unnest(
      ${sessions.map((session) => session.templateId)}::uuid[],
      ${sessions.map((session) => session.localDate)}::date[],
      ${sessions.map((session) => session.occurrenceMinute)}::smallint[],
      ${sessions.map((session) => session.localMinute)}::smallint[],
      ${sessions.map((session) => new Date(session.startsAt).toISOString())}::timestamptz[],
      ${sessions.map((session) => new Date(session.endsAt).toISOString())}::timestamptz[]
    ) AS new (template_id, date, occurrence_minute, minute, starts_at, ends_at)
    JOIN class_templates t ON t.id = new.template_id
    JOIN venues v ON v.id = t.venue_id
    ON CONFLICT (class_template_id, occurrence_date, occurrence_minute) DO NOTHING`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
