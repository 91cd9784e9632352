import type { Deps } from '../../../platform/deps.ts';
import { listUnratedVisits } from './visit-ratings.store.ts';

/** More than a member is asked about at once. */
const MAX_VISITS = 10;

/** The classes a member attended lately and has not been heard about, newest first. */
export async function listVisitsToRateOf({ db, clock }: Deps, userId: string) {
  const rows = await listUnratedVisits(db, userId, new Date(clock.now()), MAX_VISITS);
  return { items: rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() })) };
}
