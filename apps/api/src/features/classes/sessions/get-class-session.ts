import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type ClassSessionDetail, presentSessionDetail } from './present-session.ts';
import { findSessionDetail } from './sessions.store.ts';

/** One session with the details of its page; `memberId` is the reader, null when not signed in. */
export async function getClassSession(
  { db }: Deps,
  id: string,
  memberId: string | null,
): Promise<ClassSessionDetail | Refusal> {
  const row = await findSessionDetail(db, id, memberId);
  return row ? presentSessionDetail(row) : refuse('not_found');
}
