import type { EpochMs } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { ClassToBook } from '../../accounts/index.ts';
import { findUpcomingSession } from './sessions.store.ts';

/**
 * A class that a visitor wants to book, with what its address in the app needs; null when it is
 * unknown, cancelled or has begun, so that no page leads to it.
 */
export async function findClassToBook(
  db: Db | Tx,
  sessionId: string,
  now: EpochMs,
): Promise<ClassToBook | null> {
  const row = await findUpcomingSession(db, sessionId, new Date(now));
  return row && { class_session_id: row.id, venue_id: row.venue_id, local_date: row.local_date };
}
