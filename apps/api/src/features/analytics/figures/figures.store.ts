import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { classCountsIn, outcomesIn, VISIT_COUNTS } from '../outcomes.sql.ts';
import type { Reading, StoredPart } from './plan-reading.ts';

/** Visits of a venue in a period, or of an hour of a weekday at all venues in both: the others are null. */
export interface VisitSum {
  period: 'present' | 'before' | null;
  venueId: string | null;
  weekday: number | null;
  hour: number | null;
  visits: number;
  /** Of them, those of the period before. */
  visitsBefore: number;
  openGym: number;
  firstVisits: number;
  noShows: number;
  lateCancels: number;
}

/**
 * Stored parts as the relation `p`. Their counts are looked up part by part (OFFSET 0): the planner does
 * not know how few they are, and would read all counts of the place.
 */
export const partsRelation = (parts: readonly StoredPart[]) => sql`
  jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
    AS p(venue_id uuid, period text, level text, starts date, until date, sign int)`;

/** The visits of periods, for each venue and for each hour of a weekday. */
export async function sumVisits(tx: Db | Tx, { stored, fresh }: Reading): Promise<VisitSum[]> {
  const { rows } = await sql<VisitSum>`
    WITH counts AS (
      SELECT p.period, p.venue_id, c.weekday, c.hour, p.sign * c.visits AS visits,
        p.sign * c.open_gym AS open_gym, p.sign * c.first_visits AS first_visits,
        p.sign * c.no_shows AS no_shows, p.sign * c.late_cancels AS late_cancels
      FROM ${partsRelation(stored)} CROSS JOIN LATERAL (
        SELECT weekday, hour, visits, open_gym, first_visits, no_shows, late_cancels
        FROM visit_counts v
        WHERE v.venue_id = p.venue_id AND v.level = p.level
          AND v.starts >= p.starts AND v.starts < p.until
        OFFSET 0) c
      UNION ALL
      SELECT period, venue_id, weekday, hour, ${VISIT_COUNTS}
      FROM (${outcomesIn(fresh)}) o GROUP BY period, venue_id, weekday, hour
    )
    SELECT period, venue_id AS "venueId", weekday, hour, sum(visits)::int AS visits,
      coalesce(sum(visits) FILTER (WHERE period = 'before'), 0)::int AS "visitsBefore",
      sum(open_gym)::int AS "openGym", sum(first_visits)::int AS "firstVisits",
      sum(no_shows)::int AS "noShows", sum(late_cancels)::int AS "lateCancels"
    FROM counts GROUP BY GROUPING SETS ((period, venue_id), (weekday, hour))`.execute(tx);
  return rows;
}

/** Classes of a venue in a period, or of a class template, or of a trainer: the others are null. */
export interface ClassSum {
  period: 'present' | 'before';
  of: 'venue' | 'class' | 'trainer';
  id: string | null;
  sessions: number;
  capacity: number;
  booked: number;
  visits: number;
  noShows: number;
  lateCancels: number;
}

/** The classes of periods, for each venue, for each class template and for each trainer. */
export async function sumClasses(
  tx: Db | Tx,
  { stored, fresh }: Reading,
  now: Date,
): Promise<ClassSum[]> {
  const { rows } = await sql<ClassSum>`
    WITH counts AS (
      SELECT p.period, p.venue_id, c.class_template_id, c.trainer_id,
        p.sign * c.sessions AS sessions, p.sign * c.capacity AS capacity,
        p.sign * c.booked AS booked, p.sign * c.visits AS visits,
        p.sign * c.no_shows AS no_shows, p.sign * c.late_cancels AS late_cancels
      FROM ${partsRelation(stored)} CROSS JOIN LATERAL (
        SELECT class_template_id, trainer_id, sessions, capacity, booked, visits, no_shows,
          late_cancels
        FROM class_counts v
        WHERE v.venue_id = p.venue_id AND v.level = p.level
          AND v.starts >= p.starts AND v.starts < p.until
        OFFSET 0) c
      UNION ALL
      SELECT period, venue_id, class_template_id, trainer_id, sessions, capacity, booked, visits,
        no_shows, late_cancels
      FROM (${classCountsIn(fresh, now)}) k
    )
    SELECT period,
      CASE WHEN grouping(venue_id) = 0 THEN 'venue' WHEN grouping(trainer_id) = 0 THEN 'trainer'
        ELSE 'class' END AS of,
      CASE WHEN grouping(venue_id) = 0 THEN venue_id WHEN grouping(trainer_id) = 0 THEN trainer_id
        ELSE class_template_id END AS id,
      sum(sessions)::int AS sessions, sum(capacity)::int AS capacity, sum(booked)::int AS booked,
      sum(visits)::int AS visits, sum(no_shows)::int AS "noShows",
      sum(late_cancels)::int AS "lateCancels"
    FROM counts
    GROUP BY GROUPING SETS ((period, venue_id), (period, class_template_id), (period, trainer_id))`.execute(
    tx,
  );
  return rows;
}

/** The names of class templates with their venues, and of trainers. */
export async function listNames(
  tx: Tx,
  ids: { classes: readonly string[]; trainers: readonly string[] },
): Promise<{ id: string; name: string; venueName: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; venueName: string | null }>`
    SELECT t.id, t.name, v.name AS "venueName"
    FROM class_templates t JOIN venues v ON v.id = t.venue_id
    WHERE t.id = ANY (${ids.classes}::uuid[])
    UNION ALL
    SELECT id, name, NULL FROM trainers WHERE id = ANY (${ids.trainers}::uuid[])`.execute(tx);
  return rows;
}
