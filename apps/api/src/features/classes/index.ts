import './search-alerts/search-alerts.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { setAccountHooks } from '../accounts/index.ts';
import { setVenueHooks } from '../venues/index.ts';
import { registerClassRoutes } from './classes.routes.ts';
import { closureRoutes } from './closures/closures.routes.ts';
import { partnerSessionRoutes } from './partner-sessions.routes.ts';
import { endVenueClasses, lockVenueClasses } from './schedule/end-venue-classes.ts';
import { extendSchedules } from './schedule/extend-schedules.ts';
import { replaceTrainer } from './schedule/replace-trainer.ts';
import { lockTrainerClasses } from './schedule/trainer-classes.store.ts';
import { checkSearchAlerts } from './search-alerts/check-search-alerts.ts';
import { presentSearchAlert } from './search-alerts/present-search-alert.ts';
import { searchAlertRoutes } from './search-alerts/search-alerts.routes.ts';
import { deleteAlertsOf, listAlertsOf } from './search-alerts/search-alerts.store.ts';
import { findClassToBook } from './sessions/find-class-to-book.ts';
import { countUpcomingSessions } from './sessions/upcoming-sessions.store.ts';
import { classTemplateRoutes } from './templates/class-templates.routes.ts';
import { registerTimetableRoutes } from './timetable-import/timetable-import.routes.ts';

export { bookableConditions } from './bookable-conditions.sql.ts';
export {
  type BookableSession,
  type MemberBookingLimits,
  type MoveConsequences,
  type MovedSession,
  type RestoredCounts,
  type SessionToRestore,
  setClassHooks,
} from './class-hooks.ts';
export { listClassesOfCity, listUpcomingClasses } from './public-pages/list-public-classes.ts';
export { materialiseSessions } from './schedule/materialise-sessions.ts';
export { sessionColumnsSql } from './session-columns.sql.ts';
export {
  clearCounters,
  lowerCounters,
  moveCounters,
  raiseCounters,
  type SessionCounters,
} from './session-counters.store.ts';
export { findClassToBook } from './sessions/find-class-to-book.ts';
export { listPartnerSessions } from './sessions/list-partner-sessions.ts';
export { findPartnerClassSession } from './sessions/present-partner-session.ts';
export { presentListedSession, presentSessionFields } from './sessions/present-session.ts';
export type { SessionRow } from './sessions/session-row.ts';
export { listSessionsForMember } from './sessions/sessions.store.ts';
export {
  importTimetable,
  type TimetableReport,
} from './timetable-import/admin/import-timetable.ts';
export { printReport } from './timetable-import/admin/print-report.ts';
export { readMapping } from './timetable-import/admin/read-mapping.ts';
export { translateFault } from './timetable-import/faults/translate-fault.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** The most search alerts in a download of personal data: those that have ended are in it too. */
const MAX_EXPORTED_ALERTS = 1000;

/** Registers classes: search, the partner's sessions and closures, timetable import, and the daily job. */
export function registerClasses(app: FastifyInstance, deps: Deps): void {
  registerClassRoutes(app, deps);
  partnerSessionRoutes(app, deps);
  closureRoutes(app, deps);
  classTemplateRoutes(app, deps);
  searchAlertRoutes(app, deps);
  setAccountHooks(deps, {
    findClassToBook: (db, id) => findClassToBook(db, id, deps.clock.now()),
  });
  setVenueHooks(deps, {
    countUpcomingSessions: (tx, venueId) =>
      countUpcomingSessions(tx, venueId, new Date(deps.clock.now())),
    lockTrainerClasses,
    replaceTrainer: (tx, from, to, now) => replaceTrainer(deps, tx, { from, to }, now),
    lockVenueClasses: (...venue) => lockVenueClasses(deps, ...venue),
    endVenueClasses: (...venue) => endVenueClasses(deps, ...venue),
  });
  // Registered in its own scope, because only these routes accept multipart bodies.
  void app.register(async (scope) => registerTimetableRoutes(scope, deps));
  deps.jobs.every('classes.extend-schedules', DAY_SECONDS, async () => {
    const created = await extendSchedules(deps);
    deps.log.info({ created }, 'class sessions were created');
  });
  deps.jobs.every('classes.check-search-alerts', 300, () => checkSearchAlerts(deps));
  deps.personalData.exportAs('search_alerts', async (db, userId) =>
    (await listAlertsOf(db, userId, { now: new Date(0), limit: MAX_EXPORTED_ALERTS })).map(
      presentSearchAlert,
    ),
  );
  deps.personalData.eraseWith('search_alerts', deleteAlertsOf);
}
