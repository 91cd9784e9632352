import { localDateOf, scheduleHorizon } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { materialiseSessions } from './materialise-sessions.ts';

/** The first and the last zone to reach a date: between them lies every venue's today. */
const [EARLIEST_ZONE, LATEST_ZONE] = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/** Keeps the sessions of every schedule made 60 days ahead, wherever its venue is. */
export async function extendSchedules({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const span = {
    from: localDateOf(now, LATEST_ZONE),
    until: scheduleHorizon(now, EARLIEST_ZONE),
    extendOnly: true,
  };
  return inTransaction(db, (tx) => materialiseSessions(tx, span));
}
