import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { registerClassRoutes } from './classes.routes.ts';
import { extendSchedules } from './schedule/extend-schedules.ts';
import { registerTimetableRoutes } from './timetable-import/timetable-import.routes.ts';

export {
  type BookableSession,
  type MemberBookingLimits as MemberBookability,
  setClassHooks,
} from './class-hooks.ts';
export { materialiseSessions } from './schedule/materialise-sessions.ts';
export { bookableConditions as bookableAtAll } from './search/bookable-conditions.sql.ts';
export { findPartnerClassSession } from './sessions/present-partner-session.ts';
export { presentListedSession, presentSessionFields } from './sessions/present-session.ts';
export type { SessionRow } from './sessions/session-row.sql.ts';
export {
  listSessions,
  listSessionsForMember as listListedSessions,
} from './sessions/sessions.store.ts';
export { importTimetable, type TimetableReport } from './timetable-import/import-timetable.ts';
export { printReport } from './timetable-import/print-report.ts';
export { readMapping } from './timetable-import/read-mapping.ts';
export { translateFault as sayFault } from './timetable-import/translate-fault.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Classes: finding sessions, the partner's schedule, and keeping it made ahead. */
export function registerClasses(app: FastifyInstance, deps: Deps): void {
  registerClassRoutes(app, deps);
  // A scope of its own: only here may a body be multipart.
  void app.register(async (scope) => registerTimetableRoutes(scope, deps));
  deps.jobs.every('classes.extend-schedules', DAY_SECONDS, async () => {
    const made = await extendSchedules(deps);
    deps.log.info({ made }, 'sessions were made ahead');
  });
}
