import { HOUR } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { toAlertSessionSearch } from './alert-session-search.ts';
import { findFirstSessions } from './first-sessions.store.ts';
import { deleteAlerts, takeAlertsToCheck } from './search-alerts.store.ts';

/** An alert is checked about once in this time. */
const CHECK_EVERY_MS = HOUR / 4;
/** How many searches one statement makes; the alerts are locked until it ends. */
const BATCH = 25;
/** How many alerts one run checks; what is left is due first at the next one. */
const MAX_CHECKED = 1000;

/**
 * Checks the alerts that are due, and publishes an event for each whose search finds a class; these
 * alerts end. Of two workers each checks others.
 */
export async function checkSearchAlerts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = new Date(clock.now());
  const checkedUntil = new Date(now.getTime() - CHECK_EVERY_MS);
  for (let checked = 0; checked < MAX_CHECKED; checked += BATCH) {
    const taken = await inTransaction(db, async (tx) => {
      const alerts = await takeAlertsToCheck(tx, { now, checkedUntil, limit: BATCH });
      const searches = alerts.map(({ search }) => toAlertSessionSearch(search, now));
      const found = await findFirstSessions(tx, searches);
      const answered = alerts.flatMap(({ id, user_id }, index) => {
        const class_session_id = found[index];
        return class_session_id ? [{ id, payload: { user_id, class_session_id } }] : [];
      });
      await publish(
        tx,
        ...answered.map(({ payload }) => ({ type: 'search.class_found' as const, payload })),
      );
      await deleteAlerts(
        tx,
        answered.map(({ id }) => id),
        now,
      );
      return alerts.length;
    });
    if (taken < BATCH) return;
  }
}
