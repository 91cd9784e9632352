import {
  type BookingPolicy,
  type OpeningPeriod,
  type Tier,
  VENUE_TEXTS,
  type VenueTexts,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import { VENUE_IMAGES, type VenueImageRow } from '../images/venue-images.sql.ts';

export interface VenueRow extends VenueTexts {
  id: string;
  name: string;
  address: string;
  city: string;
  district: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  phone: string;
  opening_hours: OpeningPeriod[];
  amenities: string[];
  activities: string[];
  visit_limit_per_month: number | null;
  tier: Tier;
  open_gym: boolean;
  booking_policy: Partial<BookingPolicy>;
  organisation_name: string;
  closures: { local_date: string; reason: string }[];
  images: VenueImageRow[];
  trainers: {
    id: string;
    name: string;
    bio: string;
    activities: string[];
    photo_key: string | null;
    next_session: { id: string; title: string; starts_at: string; local_date: string } | null;
  }[];
  rating: { count: number; average: number | null; distribution: number[] };
}

/**
 * A published venue with everything that its page shows; closures from two days before `now` on.
 */
export function findPublishedVenue(db: Db, id: string, now: Date): Promise<VenueRow | null> {
  return findVenueWhere(db, sql`v.id = ${id} AND v.status = 'published'`, now);
}

/** The same of a venue in any status, for its own organisation. */
export function findVenueToPreview(
  db: Db,
  { organisationId, id }: { organisationId: string; id: string },
  now: Date,
): Promise<VenueRow | null> {
  return findVenueWhere(db, sql`v.id = ${id} AND v.organisation_id = ${organisationId}`, now);
}

async function findVenueWhere(
  db: Db,
  condition: RawBuilder<unknown>,
  now: Date,
): Promise<VenueRow | null> {
  const { rows } = await sql<VenueRow>`
    SELECT v.id, v.name, v.address, v.city, v.district, v.latitude, v.longitude,
      v.time_zone, v.phone, v.opening_hours, v.amenities, v.activities, v.visit_limit_per_month,
      v.tier, v.open_gym, v.booking_policy, o.name AS organisation_name,
      ${sql.join(VENUE_TEXTS.map((name) => sql.ref(`v.${name}`)))},
      ${jsonList(sql`SELECT local_date, reason FROM venue_closures
        WHERE venue_id = v.id AND local_date >= ${now}::date - 2 ORDER BY local_date LIMIT 100`)}
        AS closures,
      ${VENUE_IMAGES} AS images,
      ${jsonList(sql`SELECT t.id, t.name, t.bio, t.activities, t.photo_key, next.next_session
        FROM trainers t LEFT JOIN LATERAL (
          SELECT json_build_object('id', s.id, 'title', s.title, 'starts_at', s.starts_at,
            'local_date', s.local_date) AS next_session
          FROM class_sessions s
          WHERE s.venue_id = v.id AND s.trainer_id = t.id AND s.status = 'scheduled'
            AND s.starts_at > ${now}
          ORDER BY s.starts_at, s.id LIMIT 1) AS next ON true
        WHERE t.organisation_id = v.organisation_id AND EXISTS (
          SELECT FROM class_templates c
          WHERE c.venue_id = v.id AND c.trainer_id = t.id
            AND c.archived_at IS NULL AND NOT c.draft)
        ORDER BY t.name, t.id LIMIT 100`)} AS trainers,
      ${RATING_SUMMARY} AS rating
    FROM venues v JOIN organisations o ON o.id = v.organisation_id
    WHERE ${condition}`.execute(db);
  return rows[0] ?? null;
}

/** Count, average and distribution of the visible reviews of `v`, from an index-only scan. */
const RATING_SUMMARY = sql`(
  SELECT json_build_object('count', count(*), 'average', round(avg(r.rating), 1),
    'distribution', json_build_array(
      count(*) FILTER (WHERE r.rating = 1), count(*) FILTER (WHERE r.rating = 2),
      count(*) FILTER (WHERE r.rating = 3), count(*) FILTER (WHERE r.rating = 4),
      count(*) FILTER (WHERE r.rating = 5)))
  FROM reviews r WHERE r.venue_id = v.id AND r.taken_down_at IS NULL)`;

function jsonList(query: ReturnType<typeof sql>) {
  return sql`(SELECT coalesce(json_agg(row_to_json(entry)), '[]') FROM (${query}) AS entry)`;
}
