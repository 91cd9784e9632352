import { type RawBuilder, sql } from 'kysely';
import { referenceTo } from '../../platform/database/table-reference.ts';

/** A class session and its venue, under the names that the statements of this feature give them. */
export const SESSION = referenceTo<'class_sessions'>('s');
export const VENUE = referenceTo<'venues'>('v');

/** The columns of a SessionRow, for a query over `class_sessions s` joined with `venues v`. */
export const sessionColumnsSql: RawBuilder<unknown> = sql`
  s.id, s.class_template_id, s.venue_id, s.title, s.activity, s.local_date, s.local_minute,
  s.starts_at, s.ends_at, s.capacity, s.booked, s.waitlisted, s.price_minor, s.currency, s.status,
  s.cancel_reason, v.organisation_id, v.name AS venue_name, v.city AS venue_city,
  v.district AS venue_district, v.latitude AS venue_latitude, v.longitude AS venue_longitude,
  v.tier AS venue_tier, v.status AS venue_status, v.activities AS venue_activities,
  v.time_zone AS venue_time_zone, v.visit_limit_per_month AS venue_visit_limit,
  v.booking_policy AS venue_policy,
  CASE WHEN v.tier = 'plus' THEN 'plus' ELSE s.tier END AS tier,
  (SELECT name FROM trainers WHERE trainers.id = s.trainer_id) AS trainer_name,
  (SELECT storage_key FROM venue_images WHERE venue_id = v.id ORDER BY sort_order LIMIT 1)
    AS venue_cover_key`;
