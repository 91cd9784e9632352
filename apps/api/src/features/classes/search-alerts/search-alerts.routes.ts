import * as contract from '@pulse/contract';
import { MAX_SEARCH_ALERTS } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createSearchAlert } from './create-search-alert.ts';
import { presentSearchAlert } from './present-search-alert.ts';
import { deleteAlert, listAlertsOf } from './search-alerts.store.ts';

/** Each new one is a search; a person makes a few. */
const CHANGE_LIMIT = {
  name: 'change-search-alerts',
  points: 60,
  seconds: 600,
  by: 'account',
} as const;

/** Routes for the searches of which a member is notified when a class appears. */
export function searchAlertRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  route(app, contract.listSearchAlerts, async ({ user }) => {
    const now = new Date(clock.now());
    const alerts = await listAlertsOf(db, user.id, { now, limit: MAX_SEARCH_ALERTS });
    return { items: alerts.map(presentSearchAlert), next_cursor: null };
  });
  route(
    app,
    contract.createSearchAlert,
    async ({ user, body }) => {
      const alert = await createSearchAlert(deps, user.id, body);
      return isRefusal(alert) ? alert : presentSearchAlert(alert);
    },
    { limit: CHANGE_LIMIT },
  );
  route(
    app,
    contract.deleteSearchAlert,
    async ({ user, params }) => {
      await deleteAlert(db, user.id, params.id);
      return null;
    },
    { limit: CHANGE_LIMIT },
  );
}
