import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { registerClassRoutes } from './classes.routes.ts';
import { extendSchedules } from './extend-schedules.ts';
import { registerTimetableRoutes } from './timetable/timetable.routes.ts';

export { bookableAtAll } from './bookable-conditions.ts';
export { type BookableSession, type MemberBookability, setClassHooks } from './class-hooks.ts';
export { materialiseSessions } from './materialise-sessions.ts';
export { findPartnerClassSession } from './present-partner-session.ts';
export { presentListedSession, presentSessionFields } from './present-session.ts';
export type { SessionRow } from './session-row.ts';
export { listListedSessions, listSessions } from './sessions.store.ts';
export { importTimetable, type TimetableReport } from './timetable/import-timetable.ts';
export { readMapping } from './timetable/mapping.ts';
export { printReport } from './timetable/print-report.ts';
export { sayFault } from './timetable/say-fault.ts';

const A_DAY = 24 * 60 * 60;

/** Classes: finding sessions, the partner's schedule, and keeping it made ahead. */
export function registerClasses(app: FastifyInstance, deps: Deps): void {
  registerClassRoutes(app, deps);
  // A scope of its own: only here may a body be multipart.
  void app.register(async (scope) => registerTimetableRoutes(scope, deps));
  deps.jobs.every('classes.extend-schedules', A_DAY, async () => {
    const made = await extendSchedules(deps);
    deps.log.info({ made }, 'sessions were made ahead');
  });
}
