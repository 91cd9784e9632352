import { RATE_VISIT_FOR_MS, type VisitAspect } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The most ratings in one member's download. */
const MAX_EXPORTED = 10_000;
/** The most venues of one organisation that are listed. */
const MAX_VENUES = 100;

/** An answer; without stars the member would rather not say. */
export interface VisitAnswer {
  stars: number | null;
  aspect: VisitAspect | null;
}

/** The attended class of a member's booking; undefined for any other booking. */
export function findAttendedVisit(db: Db, userId: string, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select(['venue_id', 'ends_at'])
    .where('id', '=', bookingId)
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
}

/** Stores the answer about a visit; false when it was answered before. */
export async function insertVisitAnswer(
  db: Db,
  visit: { bookingId: string; userId: string; venueId: string },
  { stars, aspect }: VisitAnswer,
  at: Date,
): Promise<boolean> {
  const { bookingId, userId, venueId } = visit;
  const { rows } = await sql`
    INSERT INTO visit_ratings (booking_id, user_id, venue_id, answered_at, stars, aspect)
    VALUES (${bookingId}, ${userId}, ${venueId}, ${at}, ${stars}, ${aspect})
    ON CONFLICT (booking_id) DO UPDATE
      SET answered_at = excluded.answered_at, stars = excluded.stars, aspect = excluded.aspect
      WHERE visit_ratings.answered_at IS NULL
    RETURNING booking_id`.execute(db);
  return rows.length > 0;
}

/** The answer about a visit. */
export function findVisitAnswer(db: Db, bookingId: string) {
  return db
    .selectFrom('visit_ratings')
    .select(['stars', 'aspect'])
    .where('booking_id', '=', bookingId)
    .where('answered_at', 'is not', null)
    .executeTakeFirst();
}

/** A class that a member attended and has not been heard about. */
export interface VisitToRateRow {
  booking_id: string;
  title: string;
  trainer_name: string | null;
  venue_id: string;
  venue_name: string;
  starts_at: Date;
  time_zone: string;
}

/**
 * The newest visits of a member that ended in the days for rating and have no answer. No class lasts
 * longer than a day, so the index of member and start finds them.
 */
export async function listUnratedVisits(
  db: Db,
  userId: string,
  now: Date,
  limit: number,
): Promise<VisitToRateRow[]> {
  const endedAfter = new Date(now.getTime() - RATE_VISIT_FOR_MS);
  const { rows } = await sql<VisitToRateRow>`
    SELECT b.id AS booking_id, s.title, t.name AS trainer_name, v.id AS venue_id, v.name AS venue_name,
      b.starts_at, v.time_zone
    FROM bookings b
      JOIN class_sessions s ON s.id = b.class_session_id
      JOIN venues v ON v.id = b.venue_id
      LEFT JOIN trainers t ON t.id = s.trainer_id
    WHERE b.user_id = ${userId} AND b.status = 'completed'
      AND b.starts_at > ${endedAfter}::timestamptz - interval '1 day' AND b.starts_at < ${now}
      AND b.ends_at > ${endedAfter} AND b.ends_at <= ${now}
      AND NOT EXISTS (SELECT FROM visit_ratings r
        WHERE r.booking_id = b.id AND r.answered_at IS NOT NULL)
    ORDER BY b.starts_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** What members said about their visits to one venue. */
export interface VisitRatingSum {
  venue_id: string;
  venue_name: string;
  count: number;
  stars: number;
}

/**
 * What members said about their visits since an instant, to each venue of an organisation that has
 * opened, or to one of them, by name.
 */
export async function sumVisitRatings(
  db: Db,
  { organisationId, venueId }: { organisationId: string; venueId: string | null },
  since: Date,
): Promise<VisitRatingSum[]> {
  const one = venueId ? sql`AND v.id = ${venueId}` : sql``;
  const { rows } = await sql<VisitRatingSum>`
    SELECT v.id AS venue_id, v.name AS venue_name, rated.count, rated.stars
    FROM venues v CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count, coalesce(sum(stars), 0)::integer AS stars
      FROM visit_ratings r
      WHERE r.venue_id = v.id AND r.answered_at >= ${since} AND r.stars IS NOT NULL) rated
    WHERE v.organisation_id = ${organisationId} ${one} AND v.status <> 'draft'
    ORDER BY v.name, v.id LIMIT ${MAX_VENUES}`.execute(db);
  return rows;
}

/** What a person was asked and said about their visits, newest first. */
export function listPersonalVisitRatings(db: Db, userId: string) {
  return db
    .selectFrom('visit_ratings')
    .innerJoin('venues', 'venues.id', 'visit_ratings.venue_id')
    .select([
      'visit_ratings.booking_id',
      'venues.name as venue',
      'visit_ratings.asked_at',
      'visit_ratings.answered_at',
      'visit_ratings.stars',
      'visit_ratings.aspect',
    ])
    .where('visit_ratings.user_id', '=', userId)
    .orderBy('visit_ratings.answered_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

/** Deletes what a person was asked and said about their visits. */
export async function erasePersonalVisitRatings(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('visit_ratings').where('user_id', '=', userId).execute();
}
