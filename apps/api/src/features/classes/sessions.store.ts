import type { Db, Tx } from '../../platform/database/transaction.ts';
import { type SessionRow, sessionColumns } from './session-row.ts';

/**
 * Locks one session until the transaction ends and answers how it stands then; null when there is
 * none. The venue is read, not locked. Whoever locks a member too locks the member first.
 */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  const row = await selectSession(tx, id).forUpdate('s').executeTakeFirst();
  return row ?? null;
}

/** One session as it stands, whatever the state of its venue; null when there is none. */
export async function findSession(db: Db | Tx, id: string): Promise<SessionRow | null> {
  const row = await selectSession(db, id).executeTakeFirst();
  return row ?? null;
}

function selectSession(db: Db | Tx, id: string) {
  return db
    .selectFrom('class_sessions as s')
    .innerJoin('venues as v', 'v.id', 's.venue_id')
    .select(sessionColumns)
    .where('s.id', '=', id);
}
