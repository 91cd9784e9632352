import { type EpochMs, localDateOf, scheduleHorizon } from '@pulse/domain';
import { materialiseSessions } from '../../features/classes/index.ts';
import type { Tx } from '../../platform/database/transaction.ts';

const day = 24 * 60 * 60 * 1000;

/** The number of days with past sessions: the five weeks that the members' histories reach back. */
const PAST_DAYS = 36;

/** The last and the first zone in which a date begins: between them lies every venue's today. */
const [westmost, eastmost] = ['Etc/GMT+12', 'Pacific/Kiritimati'];

/** Creates the dated sessions of every template around `now`, as the product does. */
export async function seedClassSessions(tx: Tx, now: EpochMs): Promise<void> {
  await materialiseSessions(tx, {
    from: localDateOf(now - PAST_DAYS * day, westmost),
    until: scheduleHorizon(now, eastmost),
  });
}
