import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/routes/route.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listSecurityEventsOf } from './security-events.store.ts';

/** A file is thousands of entries. */
const EXPORT_LIMIT = { name: 'export-audit', points: 30, seconds: 3600, by: 'account' } as const;
/** More security events of one account are not in the download of its data. */
const MAX_IN_DOWNLOAD = 5_000;

/** Routes that read the audit log; what it says of a person is in the download of their data. */
export function registerAuditLog(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listAuditLog, ({ query }) => listAuditLog(deps, query));
  route(
    app,
    contract.exportAuditLog,
    async ({ user, query, reply }) => {
      reply.header('content-disposition', 'attachment; filename="pulse-audit-log.csv"');
      return exportAuditLog(deps, user.id, query);
    },
    { limit: EXPORT_LIMIT },
  );
  deps.personalData.exportAs('security_events', async (db, userId) => {
    const events = await listSecurityEventsOf(db, userId, MAX_IN_DOWNLOAD);
    return events.map(({ id: _, action, at, ...event }) => ({
      event: action,
      at: at.toISOString(),
      ...event,
    }));
  });
}
