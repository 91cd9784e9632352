import type { LocalDate } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';

/** Local days of a venue, `until` not included; `period` names what they are counted for. */
export interface DayRange {
  venueId: string;
  period: string;
  starts: LocalDate;
  until: LocalDate;
}

/** Day ranges as the relation `r`. */
export const rangesRelation = (ranges: readonly DayRange[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    ranges.map(({ venueId, ...range }) => ({ venue_id: venueId, ...range })),
  )}::jsonb) AS r(venue_id uuid, period text, starts date, until date)`;

/** A visit is its member's first to the venue: no earlier class attended there, no open gym. */
const IS_FIRST = sql`(o.outcome = 'visit'
  AND NOT EXISTS (SELECT FROM bookings e
    WHERE e.user_id = o.user_id AND e.venue_id = r.venue_id AND e.status = 'completed'
      AND e.starts_at <= o.at AND (e.starts_at, e.id) < (o.at, o.id))
  AND NOT EXISTS (SELECT FROM check_ins e
    WHERE e.user_id = o.user_id AND e.venue_id = r.venue_id
      AND e.kind <> 'correction' AND e.kind = 'open_gym' AND e.corrected_at IS NULL
      AND e.checked_in_at <= o.at AND (e.checked_in_at, e.id) < (o.at, o.id)))`;

/**
 * Bookings of the days of `r` that count: attended, missed or cancelled late. Their classes are looked
 * up one by one, and those of `classCountsIn` by index: the planner does not know how few days are
 * asked for, and would read all classes of the place (OFFSET 0 keeps it from that).
 */
const COUNTED_BOOKINGS = sql`
  SELECT b.id, b.user_id, b.starts_at AS at, b.local_date, false AS open_gym,
    s.class_template_id, s.trainer_id, s.title,
    CASE b.status WHEN 'completed' THEN 'visit' WHEN 'no_show' THEN 'no_show'
      ELSE 'late_cancel' END AS outcome
  FROM bookings b CROSS JOIN LATERAL (
    SELECT class_template_id, trainer_id, title FROM class_sessions
    WHERE id = b.class_session_id OFFSET 0) s
  WHERE b.venue_id = r.venue_id AND b.starts_at >= r.starts - 2 AND b.starts_at < r.until + 2
    AND b.local_date >= r.starts AND b.local_date < r.until
    AND (b.status IN ('completed', 'no_show') OR (b.status = 'cancelled' AND b.late_cancelled))`;

/** Open-gym visits of the days of `r`. */
const OPEN_GYM_VISITS = sql`
  SELECT c.id, c.user_id, c.checked_in_at AS at, c.local_date, true AS open_gym,
    NULL::uuid AS class_template_id, NULL::uuid AS trainer_id, NULL AS title, 'visit' AS outcome
  FROM check_ins c
  WHERE c.venue_id = r.venue_id AND c.checked_in_at >= r.starts - 2
    AND c.checked_in_at < r.until + 2
    AND c.local_date >= r.starts AND c.local_date < r.until
    AND c.kind = 'open_gym' AND c.corrected_at IS NULL`;

const COLUMNS = sql`o.*, extract(isodow FROM o.local_date)::smallint AS weekday,
  extract(hour FROM o.at AT TIME ZONE v.time_zone)::smallint AS hour, ${IS_FIRST} AS is_first`;

/**
 * What counts on the days of ranges: a row for each class attended, missed or cancelled late, and for
 * each open-gym visit. A class counts on its own day and in the hour of its start, whenever the
 * check-in was made. The instants around the days limit what is read of the indexes.
 */
export const outcomesIn = (ranges: readonly DayRange[]) => sql`
  SELECT r.period, r.venue_id, ${COLUMNS}
  FROM ${rangesRelation(ranges)} JOIN venues v ON v.id = r.venue_id
  CROSS JOIN LATERAL (${COUNTED_BOOKINGS} UNION ALL ${OPEN_GYM_VISITS}) o`;

/** The latest of them that pass a filter, each venue read backwards in time and no further. */
export const latestOutcomesIn = (
  ranges: readonly DayRange[],
  filter: RawBuilder<unknown>,
  limit: number,
) => {
  const latest = (source: RawBuilder<unknown>) => sql`
    (SELECT * FROM (SELECT ${COLUMNS} FROM (${source}) o) o WHERE ${filter}
      ORDER BY at DESC, id DESC LIMIT ${limit})`;
  return sql`
    SELECT r.venue_id, v.name AS venue_name, v.time_zone, o.*
    FROM ${rangesRelation(ranges)} JOIN venues v ON v.id = r.venue_id
    CROSS JOIN LATERAL (${latest(COUNTED_BOOKINGS)} UNION ALL ${latest(OPEN_GYM_VISITS)}) o
    ORDER BY o.at DESC, o.id DESC LIMIT ${limit}`;
};

/** The columns of visit counts, of the rows of `outcomesIn`. */
export const VISIT_COUNTS = sql`
  count(*) FILTER (WHERE outcome = 'visit')::int AS visits,
  count(*) FILTER (WHERE open_gym)::int AS open_gym,
  count(*) FILTER (WHERE is_first)::int AS first_visits,
  count(*) FILTER (WHERE outcome = 'no_show')::int AS no_shows,
  count(*) FILTER (WHERE outcome = 'late_cancel')::int AS late_cancels`;

/**
 * The counts of classes on the days of ranges, to be added up: a row for each class that has ended
 * at `now`, and one for what became of the bookings of each class template and trainer on a day.
 */
export const classCountsIn = (ranges: readonly DayRange[], now: Date) => sql`
  SELECT r.period, r.venue_id, s.local_date, s.class_template_id, s.trainer_id,
    1 AS sessions, s.capacity, s.booked, 0 AS visits, 0 AS no_shows, 0 AS late_cancels
  FROM ${rangesRelation(ranges)} CROSS JOIN LATERAL (
    SELECT * FROM class_sessions c
    WHERE c.venue_id = r.venue_id AND c.starts_at >= r.starts - 2 AND c.starts_at < r.until + 2
      AND c.local_date >= r.starts AND c.local_date < r.until
      AND c.status = 'scheduled' AND c.ends_at <= ${now} OFFSET 0
  ) s
  UNION ALL
  SELECT o.period, o.venue_id, o.local_date, o.class_template_id, o.trainer_id, 0, 0, 0,
    count(*) FILTER (WHERE o.outcome = 'visit')::int,
    count(*) FILTER (WHERE o.outcome = 'no_show')::int,
    count(*) FILTER (WHERE o.outcome = 'late_cancel')::int
  FROM (${outcomesIn(ranges)}) o WHERE NOT o.open_gym GROUP BY 1, 2, 3, 4, 5`;
