import type { Deps } from '../../../platform/deps.ts';
import { countAwayFromHome } from './away-from-home.store.ts';

const DAY_MS = 86_400_000;
/** Four whole weeks: each weekday counts the same. */
const DAYS = 28;
/** So many are read within a second, however large the platform is. */
const MOST = 200_000;

/**
 * How many classes of the last 28 days were attended in another market than the home of their member:
 * whether the market is where to divide the platform.
 */
export async function getAwayFromHome({ db, clock }: Deps) {
  const until = new Date(clock.now());
  const from = new Date(clock.now() - DAYS * DAY_MS);
  const { since, ...counts } = await countAwayFromHome(db, { from, until, most: MOST });
  return { ...counts, since: since?.toISOString() ?? null };
}
