import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/** A list that a member may fill up to a limit. */
type MemberList = 'favourites' | 'follows' | 'search alerts';

/** Locks a member's list until the transaction ends, so that concurrent additions are counted right. */
export async function lockListOf(tx: Tx, userId: string, list: MemberList): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${list} ${userId}`}, 0))`.execute(tx);
}
