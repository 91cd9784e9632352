import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import { classCountsIn, type DayRange, rangesRelation } from '../outcomes.sql.ts';

/** Counts the classes of days anew, from the rows. */
export async function countClassesOfDays(
  tx: Tx,
  ranges: readonly DayRange[],
  now: Date,
): Promise<void> {
  await sql`
    DELETE FROM class_counts c USING ${rangesRelation(ranges)}
    WHERE c.venue_id = r.venue_id AND c.level = 'day'
      AND c.starts >= r.starts AND c.starts < r.until`.execute(tx);
  await sql`
    INSERT INTO class_counts (venue_id, level, starts, class_template_id, trainer_id, sessions,
      capacity, booked, visits, no_shows, late_cancels)
    SELECT venue_id, 'day', local_date, class_template_id, trainer_id, sum(sessions),
      sum(capacity), sum(booked), sum(visits), sum(no_shows), sum(late_cancels)
    FROM (${classCountsIn(ranges, now)}) k
    GROUP BY venue_id, local_date, class_template_id, trainer_id`.execute(tx);
}

/** Adds the class counts of one level up to those of the next: months, years or all of a venue. */
export async function addUpClasses(
  tx: Tx,
  venueId: string,
  sum: { level: string; of: string; starts: readonly LocalDate[]; interval: string },
): Promise<void> {
  const { level, of, starts, interval } = sum;
  await sql`
    DELETE FROM class_counts WHERE venue_id = ${venueId} AND level = ${level}
      AND starts = ANY (${starts}::date[])`.execute(tx);
  await sql`
    INSERT INTO class_counts (venue_id, level, starts, class_template_id, trainer_id, sessions,
      capacity, booked, visits, no_shows, late_cancels)
    SELECT c.venue_id, ${level}, t.starts, c.class_template_id, c.trainer_id, sum(c.sessions),
      sum(c.capacity), sum(c.booked), sum(c.visits), sum(c.no_shows), sum(c.late_cancels)
    FROM unnest(${starts}::date[]) t(starts)
      JOIN class_counts c ON c.venue_id = ${venueId} AND c.level = ${of}
        AND c.starts >= t.starts AND c.starts < t.starts + ${interval}::interval
    GROUP BY c.venue_id, t.starts, c.class_template_id, c.trainer_id`.execute(tx);
}
