import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type DayRange, outcomesIn, rangesRelation, VISIT_COUNTS } from '../outcomes.sql.ts';

/** Counts the visits of days anew, from the rows. */
export async function countVisitsOfDays(tx: Tx, ranges: readonly DayRange[]): Promise<void> {
  await sql`
    DELETE FROM visit_counts c USING ${rangesRelation(ranges)}
    WHERE c.venue_id = r.venue_id AND c.level = 'day'
      AND c.starts >= r.starts AND c.starts < r.until`.execute(tx);
  await sql`
    INSERT INTO visit_counts (venue_id, level, starts, weekday, hour, visits, open_gym,
      first_visits, no_shows, late_cancels)
    SELECT venue_id, 'day', local_date, weekday, hour, ${VISIT_COUNTS}
    FROM (${outcomesIn(ranges)}) o GROUP BY venue_id, local_date, weekday, hour`.execute(tx);
}

/** Adds the visit counts of one level up to those of the next: months, years or all of a venue. */
export async function addUpVisits(
  tx: Tx,
  venueId: string,
  sum: { level: string; of: string; starts: readonly LocalDate[]; interval: string },
): Promise<void> {
  const { level, of, starts, interval } = sum;
  await sql`
    DELETE FROM visit_counts WHERE venue_id = ${venueId} AND level = ${level}
      AND starts = ANY (${starts}::date[])`.execute(tx);
  await sql`
    INSERT INTO visit_counts (venue_id, level, starts, weekday, hour, visits, open_gym,
      first_visits, no_shows, late_cancels)
    SELECT c.venue_id, ${level}, t.starts, c.weekday, c.hour, sum(c.visits), sum(c.open_gym),
      sum(c.first_visits), sum(c.no_shows), sum(c.late_cancels)
    FROM unnest(${starts}::date[]) t(starts)
      JOIN visit_counts c ON c.venue_id = ${venueId} AND c.level = ${of}
        AND c.starts >= t.starts AND c.starts < t.starts + ${interval}::interval
    GROUP BY c.venue_id, t.starts, c.weekday, c.hour`.execute(tx);
}
