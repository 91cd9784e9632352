import { MATERIALISE_DAYS } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../platform/database/transaction.ts';

/** How many days of past sessions the demo world has: the five weeks that histories reach back. */
export const pastDays = 36;

/**
 * Makes the dated sessions of every template around `now` (epoch milliseconds): in SQL, because
 * 85,000 of them take seconds that way; a test keeps this in step with the domain's rule.
 */
export async function seedSessions(tx: Tx, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await sql`
    INSERT INTO class_sessions (class_template_id, venue_id, trainer_id, title, activity, tier,
      occurrence_date, local_date, local_minute, starts_at, ends_at, capacity, price_minor, currency)
    SELECT t.id, t.venue_id, t.trainer_id, t.name, t.activity,
      CASE WHEN v.tier = 'plus' THEN 'plus' ELSE t.tier END,
      d.day, d.day, extract(hour FROM t.start_time) * 60 + extract(minute FROM t.start_time),
      (d.day + t.start_time) AT TIME ZONE v.time_zone,
      ((d.day + t.start_time) AT TIME ZONE v.time_zone) + make_interval(mins => t.duration_minutes),
      t.capacity, t.price_minor, t.currency
    FROM class_templates t
    JOIN venues v ON v.id = t.venue_id
    CROSS JOIN LATERAL (SELECT (${at}::timestamptz AT TIME ZONE v.time_zone)::date AS today) n
    CROSS JOIN LATERAL (
      SELECT n.today + step AS day
      FROM generate_series(-${sql.lit(pastDays)}, ${sql.lit(MATERIALISE_DAYS)}) step
    ) d
    WHERE extract(isodow FROM d.day) = ANY (t.weekdays) AND d.day >= t.first_date
      AND NOT EXISTS (
        SELECT FROM venue_closures c WHERE c.venue_id = v.id AND c.local_date = d.day)
    ORDER BY 10`.execute(tx);
}
