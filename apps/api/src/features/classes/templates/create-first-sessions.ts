import { type EpochMs, localDateOf, scheduleHorizon } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { materialiseSessions } from '../schedule/materialise-sessions.ts';

/** Creates the sessions of a new class that start after `now`, 60 days ahead; returns how many. */
export async function createFirstSessions(
  tx: Tx,
  templateId: string,
  { time_zone }: { time_zone: string },
  now: EpochMs,
): Promise<number> {
  return materialiseSessions(tx, {
    templateIds: [templateId],
    from: localDateOf(now, time_zone),
    until: scheduleHorizon(now, time_zone),
    startsAfter: now,
  });
}
