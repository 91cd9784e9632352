import type { WeeklyTime } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { SessionState } from './session-states.store.ts';

/** The columns of a class that a change of more than one of its dates sets. */
export interface TemplateState {
  id: string;
  venue_id: string;
  version: number;
  weekly: WeeklyTime[];
  duration_minutes: number;
  trainer_id: string | null;
  capacity: number;
  last_date: string | null;
}

/** What was there before a change and after it. */
export interface BeforeAndAfter<State> {
  before: State;
  after: State;
}

/** A change that can be taken back. */
export interface ClassChangeRow {
  changed_at: Date;
  undone_at: Date | null;
  sessions: BeforeAndAfter<SessionState>[];
  template: BeforeAndAfter<TemplateState> | null;
}

/** Keeps what a change did, and deletes what the organisation changed before `keptSince`. */
export async function insertClassChange(
  tx: Tx,
  organisationId: string,
  { changed_at, sessions, template }: Omit<ClassChangeRow, 'undone_at'>,
  keptSince: Date,
): Promise<string> {
  await tx
    .deleteFrom('class_changes')
    .where('organisation_id', '=', organisationId)
    .where('changed_at', '<', keptSince)
    .execute();
  const { id } = await tx
    .insertInto('class_changes')
    .values({
      organisation_id: organisationId,
      changed_at,
      sessions: JSON.stringify(sessions),
      template: template && JSON.stringify(template),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a change of an organisation until the transaction ends; null when it has none with this id. */
export async function lockClassChange(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<ClassChangeRow | null> {
  const { rows } = await sql<ClassChangeRow>`
    SELECT changed_at, undone_at, sessions, template FROM class_changes
    WHERE id = ${id} AND organisation_id = ${organisationId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Notes that a locked change was taken back. */
export async function markUndone(tx: Tx, id: string, undoneAt: Date): Promise<void> {
  await tx.updateTable('class_changes').set({ undone_at: undoneAt }).where('id', '=', id).execute();
}
