import { DELETED_ORIGIN_LIFETIME, SECURITY_EVENT_LIFETIME } from '@pulse/domain';
import type { Deps } from '../deps.ts';
import {
  deleteExpiredSecurityEvents,
  eraseSecurityEvents,
  listAccountsToErase,
} from './audit-retention.sql.ts';

/** A statement deletes no more at once, so that it ends before its timeout. */
const BATCH = 5_000;

/**
 * Once a day deletes security events that are 400 days old, and removes address and device from those
 * of accounts that were deleted 30 days ago; privileged actions stay.
 */
export function addAuditRetention({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.every('audit.delete-expired', 86_400, async () => {
    const before = new Date(clock.now() - SECURITY_EVENT_LIFETIME);
    let deleted = BATCH;
    while (deleted === BATCH) deleted = await deleteExpiredSecurityEvents(db, before, BATCH);
    const deletedBefore = new Date(clock.now() - DELETED_ORIGIN_LIFETIME);
    for (const id of await listAccountsToErase(db, deletedBefore))
      await eraseSecurityEvents(db, id);
  });
}
