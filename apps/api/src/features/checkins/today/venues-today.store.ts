import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** A venue with its local date. */
export interface VenueDate {
  id: string;
  date: LocalDate;
}

/** The counts of a venue's local day, and what of it waits for staff. */
export interface VenueTodayRow {
  id: string;
  classes: number;
  places_filled: number;
  places_total: number;
  waitlisted: number;
  arrived: number;
  in_now: number;
  open_appeals: number;
  reviews_to_answer: number;
  rates_proposed: boolean;
  answered_disputes: number;
  /** Of the latest answered dispute. */
  dispute_month: string | null;
}

const datesOf = (venues: readonly VenueDate[]) => sql`
  unnest(${venues.map(({ id }) => id)}::uuid[], ${venues.map(({ date }) => date)}::date[])
    AS v (id, date)`;

/** The local day in any time zone, so that an index of instants limits the scan. */
const aroundDay = (column: string) => sql`${sql.ref(column)} >= v.date - interval '1 day'
  AND ${sql.ref(column)} < v.date + interval '2 days'`;

/** The most reviews of a venue that are counted. */
const MAX_REVIEWS = 1000;

/** The days of several venues with one query; disputes count for 7 days after their answer. */
export async function countVenuesToday(
  db: Db,
  venues: readonly VenueDate[],
  now: Date,
): Promise<VenueTodayRow[]> {
  const { rows } = await sql<VenueTodayRow>`
    SELECT v.id, held.*, arrivals.*, present.*, disputes.*,
      (SELECT count(*)::int FROM visit_appeals a
        WHERE a.venue_id = v.id AND a.decided_at IS NULL AND a.answer_by > ${now}) AS open_appeals,
      (SELECT count(*)::int FROM (SELECT FROM reviews r
        WHERE r.venue_id = v.id AND r.answer IS NULL AND r.taken_down_at IS NULL
        LIMIT ${MAX_REVIEWS}) waiting) AS reviews_to_answer,
      EXISTS (SELECT FROM rate_proposals p
        WHERE p.venue_id = v.id AND p.status = 'proposed') AS rates_proposed
    FROM ${datesOf(venues)}
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS classes, coalesce(sum(booked), 0)::int AS places_filled,
        coalesce(sum(capacity), 0)::int AS places_total,
        coalesce(sum(waitlisted) FILTER (WHERE starts_at > ${now}), 0)::int AS waitlisted
      FROM class_sessions s
      WHERE s.venue_id = v.id AND s.local_date = v.date AND s.status = 'scheduled'
        AND ${aroundDay('s.starts_at')}
    ) held
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS arrived FROM check_ins c
      WHERE c.venue_id = v.id AND c.local_date = v.date AND ${aroundDay('c.checked_in_at')}
        AND c.kind <> 'correction' AND c.corrected_at IS NULL
    ) arrivals
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS in_now
      FROM class_sessions s
      JOIN bookings b ON b.class_session_id = s.id
      JOIN check_ins c ON c.booking_id = b.id AND c.kind = 'class' AND c.corrected_at IS NULL
      WHERE s.venue_id = v.id AND s.ends_at > ${now} AND s.status = 'scheduled'
        AND s.starts_at > ${now}::timestamptz - interval '1 day'
        AND s.starts_at < ${now}::timestamptz + interval '1 hour'
    ) present
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS answered_disputes,
        to_char((array_agg(m.month ORDER BY d.answered_at DESC))[1], 'YYYY-MM') AS dispute_month
      FROM statement_disputes d
      JOIN statement_lines l ON l.id = d.line_id
      JOIN statements m ON m.id = l.statement_id
      WHERE d.venue_id = v.id AND d.answered_at > ${now}::timestamptz - interval '7 days'
    ) disputes`.execute(db);
  return rows;
}

/** A class of the day that is not over. */
export interface NextClassRow {
  venue_id: string;
  id: string;
  title: string;
  trainer_name: string | null;
  starts_at: Date;
  ends_at: Date;
  booked: number;
  capacity: number;
  waitlisted: number;
}

/** The most classes shown of each venue. */
const MAX_CLASSES = 3;

/** The next classes of each venue's local day, those that are running included, earliest first. */
export async function listNextClasses(
  db: Db,
  venues: readonly VenueDate[],
  now: Date,
): Promise<NextClassRow[]> {
  const { rows } = await sql<NextClassRow>`
    SELECT next.*, t.name AS trainer_name
    FROM ${datesOf(venues)}
    CROSS JOIN LATERAL (
      SELECT s.venue_id, s.id, s.title, s.trainer_id, s.starts_at, s.ends_at, s.booked, s.capacity,
        s.waitlisted
      FROM class_sessions s
      WHERE s.venue_id = v.id AND s.local_date = v.date AND s.status = 'scheduled'
        AND s.ends_at > ${now} AND ${aroundDay('s.starts_at')}
      ORDER BY s.starts_at, s.id LIMIT ${MAX_CLASSES}
    ) next
    LEFT JOIN trainers t ON t.id = next.trainer_id
    ORDER BY next.starts_at, next.id`.execute(db);
  return rows;
}
