import { MAX_SEARCH_ALERTS, searchAlertEnd } from '@pulse/domain';
import { lockListOf } from '../../../platform/database/lock-list.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type AlertSearch, toAlertSessionSearch } from './alert-session-search.ts';
import { findFirstSessions } from './first-sessions.store.ts';
import { listAlertsOf, type SearchAlertRow, upsertAlert } from './search-alerts.store.ts';

/**
 * Keeps a search of which the member is notified when a class appears. Refused without a place, for a day
 * that is past, when the search finds a class now, and beyond MAX_SEARCH_ALERTS; the same search again
 * keeps the alert that is there.
 */
export async function createSearchAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  search: AlertSearch,
): Promise<SearchAlertRow | Refusal> {
  const now = new Date(clock.now());
  const expiresAt = new Date(searchAlertEnd(search.date, now.getTime()));
  if (!search.near && !search.bbox) return refuse('validation_failed', { field: 'near' });
  if (expiresAt <= now) return refuse('validation_failed', { field: 'date' });
  const [found] = await findFirstSessions(db, [toAlertSessionSearch(search, now)]);
  if (found) return refuse('search_has_classes');
  return inTransaction(db, async (tx) => {
    await lockListOf(tx, userId, 'search alerts');
    const alerts = await listAlertsOf(tx, userId, { now, limit: MAX_SEARCH_ALERTS });
    const alert = await upsertAlert(tx, { userId, search, at: now, expiresAt });
    const isNew = alerts.every(({ id }) => id !== alert.id);
    if (isNew && alerts.length >= MAX_SEARCH_ALERTS)
      return refuse('search_alerts_full', { limit: MAX_SEARCH_ALERTS });
    return alert;
  });
}
