import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { cancelSessions } from '../sessions/own-sessions.store.ts';
import type { SessionColumns } from './template-columns.ts';

/** A session of a class, as a change of the class finds it. */
export interface TemplateSessionRow {
  id: string;
  occurrence_date: string;
  occurrence_minute: number;
  starts_at: Date;
  ends_at: Date;
  title: string;
  activity: string;
  tier: string;
  level: string | null;
  language: string | null;
  women_only: boolean;
  trainer_id: string | null;
  capacity: number;
  price_minor: number | null;
  currency: string;
  booked: number;
  waitlisted: number;
  changed_by_hand: boolean;
  status: 'scheduled' | 'cancelled';
}

/** The sessions of a class from a local date on, and later ones that were moved there. */
export async function listTemplateSessions(
  db: Db | Tx,
  templateId: string,
  { from, now }: { from: string; now: Date },
): Promise<TemplateSessionRow[]> {
  const { rows } = await sql<TemplateSessionRow>`
    SELECT id, occurrence_date, occurrence_minute, starts_at, ends_at, title, activity, tier,
      level, language, women_only, trainer_id, capacity, price_minor, currency, booked, waitlisted, changed_by_hand, status
    FROM class_sessions
    WHERE class_template_id = ${templateId}
      AND (occurrence_date >= ${from}::date OR starts_at > ${now})
    ORDER BY starts_at, id`.execute(db);
  return rows;
}

/** The sessions of a class that start after `now`, by default the scheduled ones, in the order in which they are locked. */
export async function listUpcomingSessionIds(
  tx: Tx,
  templateId: string,
  now: Date,
  statuses: readonly TemplateSessionRow['status'][] = ['scheduled'],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('class_sessions')
    .select('id')
    .where('class_template_id', '=', templateId)
    .where('starts_at', '>', now)
    .where('status', 'in', statuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks sessions until the transaction ends, in the order of their ids. */
export async function lockSessionsById(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM class_sessions WHERE id = ANY (${ids}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

/** The local dates between two, both included, on which a venue is closed. */
export async function listClosedDates(
  db: Db | Tx,
  venueId: string,
  { from, until }: { from: string; until: string },
): Promise<string[]> {
  const { rows } = await sql<{ local_date: string }>`
    SELECT local_date FROM venue_closures
    WHERE venue_id = ${venueId} AND local_date BETWEEN ${from}::date AND ${until}::date`.execute(
    db,
  );
  return rows.map(({ local_date }) => local_date);
}

/** The new time of a session, and the start that its schedule gives it. */
export interface SessionTime {
  id: string;
  occurrenceMinute: number;
  localDate: string;
  localMinute: number;
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/** Gives locked sessions their new times. */
export async function updateSessionTimes(tx: Tx, times: readonly SessionTime[]): Promise<void> {
  if (times.length === 0) return;
  await sql`
    UPDATE class_sessions s SET occurrence_minute = new.occurrence_minute,
      local_date = new.local_date, local_minute = new.local_minute, starts_at = new.starts_at,
      ends_at = new.ends_at
    FROM unnest(
      ${times.map(({ id }) => id)}::uuid[],
      ${times.map(({ occurrenceMinute }) => occurrenceMinute)}::smallint[],
      ${times.map(({ localDate }) => localDate)}::date[],
      ${times.map(({ localMinute }) => localMinute)}::smallint[],
      ${times.map(({ startsAt }) => new Date(startsAt).toISOString())}::timestamptz[],
      ${times.map(({ endsAt }) => new Date(endsAt).toISOString())}::timestamptz[]
    ) AS new (id, occurrence_minute, local_date, local_minute, starts_at, ends_at)
    WHERE s.id = new.id`.execute(tx);
}

/** Sets columns of locked sessions that follow their class. */
export async function updateSessionColumns(
  tx: Tx,
  ids: readonly string[],
  columns: SessionColumns,
): Promise<void> {
  if (ids.length === 0 || Object.keys(columns).length === 0) return;
  await tx.updateTable('class_sessions').set(columns).where('id', 'in', ids).execute();
}

/**
 * Removes locked sessions without a booking. One that a member had booked and cancelled is
 * cancelled instead, because that booking still names it.
 */
export async function removeSessions(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM class_sessions s WHERE s.id = ANY (${ids}::uuid[])
    AND NOT EXISTS (SELECT FROM bookings b WHERE b.class_session_id = s.id)`.execute(tx);
  await cancelSessions(tx, ids, '', now);
}
