import type { Db } from '@pulse/test-data';
import { sql } from 'kysely';
import type { SeedData } from './insert-seed-data.ts';

/** Sentences about what must hold at every moment. */
export async function findBrokenRules(db: Db, seed: SeedData): Promise<string[]> {
  const { classes, queues } = seed;
  const { rows } = await sql<{ sentence: string }>`
    WITH b AS MATERIALIZED (SELECT * FROM bookings WHERE class_session_id = ANY (${classes}::uuid[])),
    place AS (SELECT * FROM b WHERE status IN ('pending', 'confirmed', 'completed', 'no_show'))
    SELECT 'class ' || s.id || ' has ' || count(*) || ' places of ' || s.capacity AS sentence
    FROM place JOIN class_sessions s ON s.id = class_session_id
    GROUP BY s.id HAVING count(*) > s.capacity
    UNION ALL
    SELECT 'class ' || s.id || ' counts ' || s.booked || ' places and ' || s.waitlisted || ' waiting'
    FROM class_sessions s WHERE s.id = ANY (${classes}::uuid[]) AND (s.booked, s.waitlisted) <> (
      SELECT count(*) FILTER (WHERE status <> 'waitlisted'), count(*) FILTER (WHERE status = 'waitlisted')
      FROM b WHERE class_session_id = s.id AND status <> 'cancelled')
    UNION ALL
    SELECT 'member ' || user_id || ' has booked class ' || class_session_id || ' twice'
    FROM b WHERE status <> 'cancelled' GROUP BY user_id, class_session_id HAVING count(*) > 1
    UNION ALL
    SELECT 'member ' || one.user_id || ' has places ' || one.id || ' and ' || other.id || ' at once'
    FROM place one JOIN place other ON other.user_id = one.user_id AND other.id > one.id
      AND other.starts_at < one.ends_at AND one.starts_at < other.ends_at
    UNION ALL
    SELECT 'member ' || user_id || ' has ' || count(*) || ' classes on ' || local_date
    FROM place JOIN memberships m USING (user_id)
    GROUP BY user_id, local_date, m.classes_per_day HAVING count(*) > m.classes_per_day
    UNION ALL
    SELECT 'booking ' || waiting.id || ' waits before ' || later.id || ', which has a place'
    FROM b waiting JOIN place later USING (class_session_id)
    WHERE waiting.class_session_id = ANY (${queues}::uuid[]) AND waiting.status = 'waitlisted'
      AND waiting.waitlist_number < later.waitlist_number
    UNION ALL
    SELECT 'booking ' || booking_id || ' has ' || count(*) || ' check-ins'
    FROM check_ins GROUP BY booking_id HAVING count(*) > 1`.execute(db);
  return rows.map(({ sentence }) => sentence);
}

/** Sentences about what must hold once nothing happens any more and every event is dispatched. */
export async function findLostEffects(db: Db, { classes }: SeedData): Promise<string[]> {
  const { rows } = await sql<{ sentence: string }>`
    SELECT 'event ' || id || ' (' || type || ') was never dispatched' AS sentence
    FROM outbox WHERE dispatched_at IS NULL
    UNION ALL
    SELECT 'nobody was notified of event ' || id || ' (' || type || ')'
    FROM outbox WHERE type = 'booking.cancelled'
      AND NOT EXISTS (SELECT FROM notifications WHERE event_key = 'event-' || outbox.id)
    UNION ALL
    SELECT 'booking ' || b.id || ' has a place and its member was never notified of it'
    FROM bookings b
    WHERE b.class_session_id = ANY (${classes}::uuid[]) AND b.status = 'confirmed' AND NOT EXISTS (
      SELECT FROM outbox o JOIN notifications n ON n.event_key = 'event-' || o.id
      WHERE o.subject = 'booking:' || b.id AND o.type = 'booking.confirmed')
    UNION ALL
    SELECT 'member ' || user_id || ' was notified twice of ' || event_key
    FROM notifications GROUP BY user_id, event_key HAVING count(*) > 1`.execute(db);
  return rows.map(({ sentence }) => sentence);
}
