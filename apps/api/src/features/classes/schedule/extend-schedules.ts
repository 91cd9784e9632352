import { localDateOf, scheduleHorizon } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { materialiseSessions } from './materialise-sessions.ts';

/** The first and the last time zone to reach a date: every venue's local date lies between them. */
const [EARLIEST_ZONE, LATEST_ZONE] = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/** Creates the sessions of every schedule for the next 60 days, in any zone; returns how many. */
export async function extendSchedules({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const span = {
    from: localDateOf(now, LATEST_ZONE),
    until: scheduleHorizon(now, EARLIEST_ZONE),
    extendOnly: true,
  };
  return inTransaction(db, (tx) => materialiseSessions(tx, span));
}
