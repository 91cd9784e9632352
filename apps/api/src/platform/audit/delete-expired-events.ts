import { SECURITY_EVENT_LIFETIME } from '@pulse/domain';
import type { Deps } from '../deps.ts';
import { deleteExpiredSecurityEvents } from './audit-retention.sql.ts';

/** A statement deletes no more at once, so that it ends before its timeout. */
const BATCH = 5_000;

/** Deletes security events once a day when they are 400 days old; privileged actions stay. */
export function addAuditRetention({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.every('audit.delete-expired', 86_400, async () => {
    const before = new Date(clock.now() - SECURITY_EVENT_LIFETIME);
    let deleted = BATCH;
    while (deleted === BATCH) deleted = await deleteExpiredSecurityEvents(db, before, BATCH);
  });
}
