import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/** The columns of a session that a change sets. */
export interface SessionState {
  id: string;
  trainer_id: string | null;
  capacity: number;
  starts_at: string;
  ends_at: string;
  local_date: string;
  local_minute: number;
  occurrence_date: string;
  occurrence_minute: number;
  changed_by_hand: boolean;
  status: 'scheduled' | 'cancelled';
  cancel_reason: string | null;
  cancelled_at: string | null;
}

/** A locked session: its state, and what decides whether it may still change. */
export interface LockedSession extends SessionState {
  title: string;
  booked: number;
  waitlisted: number;
  venue_id: string;
  zone: string;
}

/** Sessions as they are now, by start. */
export async function listSessionStates(tx: Tx, ids: readonly string[]): Promise<LockedSession[]> {
  const { rows } = await sql<
    Omit<LockedSession, 'starts_at' | 'ends_at' | 'cancelled_at'> & {
      starts_at: Date;
      ends_at: Date;
      cancelled_at: Date | null;
    }
  >`
    SELECT s.id, s.trainer_id, s.capacity, s.starts_at, s.ends_at, s.local_date, s.local_minute,
      s.occurrence_date, s.occurrence_minute, s.changed_by_hand, s.status, s.cancel_reason,
      s.cancelled_at, s.title, s.booked, s.waitlisted, s.venue_id, v.time_zone AS zone
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ANY (${ids}::uuid[]) ORDER BY s.starts_at, s.id`.execute(tx);
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  }));
}

/**
 * Gives locked sessions these states. Two sessions of a class may exchange their dates in the schedule:
 * they leave them before they take the new ones, since no two may have the same for a moment.
 */
export async function writeSessionStates(tx: Tx, states: readonly SessionState[]): Promise<void> {
  if (states.length === 0) return;
  const ids = states.map(({ id }) => id);
  await sql`UPDATE class_sessions SET occurrence_date = occurrence_date - 1000000
    WHERE id = ANY (${ids}::uuid[])`.execute(tx);
  await sql`
    UPDATE class_sessions s SET trainer_id = new.trainer_id, capacity = new.capacity,
      starts_at = new.starts_at, ends_at = new.ends_at, local_date = new.local_date,
      local_minute = new.local_minute, occurrence_date = new.occurrence_date,
      occurrence_minute = new.occurrence_minute, changed_by_hand = new.changed_by_hand,
      status = new.status, cancel_reason = new.cancel_reason, cancelled_at = new.cancelled_at
    FROM jsonb_to_recordset(${JSON.stringify(states)}::jsonb) AS new (id uuid, trainer_id uuid,
      capacity integer, starts_at timestamptz, ends_at timestamptz, local_date date,
      local_minute smallint, occurrence_date date, occurrence_minute smallint,
      changed_by_hand boolean, status text, cancel_reason text, cancelled_at timestamptz)
    WHERE s.id = new.id`.execute(tx);
}

/** Marks locked sessions as changed by hand: a later change of their class leaves them as they are. */
export async function keepByHand(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('class_sessions')
    .set({ changed_by_hand: true })
    .where('id', 'in', ids)
    .execute();
}

/** The columns of a locked session that a change sets. */
export function stateOf(session: LockedSession): SessionState {
  const { title, booked, waitlisted, venue_id, zone, ...state } = session;
  return state;
}
