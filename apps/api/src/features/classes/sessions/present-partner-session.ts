import type { partnerClassSession } from '@pulse/contract';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { findPartnerSession, type PartnerSessionRow } from './partner-sessions.store.ts';
import { formatWallTime } from './wall-time.ts';

/** A session in the partner's schedule, in its wire form. */
export type PartnerClassSession = z.infer<typeof partnerClassSession>;

/** Presents a session of the partner's schedule. */
export function presentPartnerSession(row: PartnerSessionRow): PartnerClassSession {
  const { local_minute, ...fields } = row;
  return {
    ...fields,
    local_start: formatWallTime(local_minute),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

/** One session of the partner's schedule, without an access check; null when there is none. */
export async function findPartnerClassSession(
  db: Db | Tx,
  id: string,
): Promise<PartnerClassSession | null> {
  const row = await findPartnerSession(db, id);
  return row && presentPartnerSession(row);
}
