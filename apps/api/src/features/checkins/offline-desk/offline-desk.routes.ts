import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { getOfflineRosters } from './get-offline-rosters.ts';
import { settleOfflineCheckIns } from './settle-offline-check-ins.ts';

/** A desk asks every few minutes, and once for each time that it is opened. */
const ROSTERS_LIMIT = {
  name: 'offline-rosters',
  points: 600,
  seconds: 3600,
  by: 'account',
} as const;
/** Many times what a desk can queue, too few to try out codes of the past. */
const SETTLE_LIMIT = {
  name: 'settle-offline-check-ins',
  points: 240,
  seconds: 3600,
  by: 'account',
} as const;

/** Routes for a desk that may lose its network: what it keeps, and what it did meanwhile. */
export function offlineDeskRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.getOfflineRosters,
    ({ user, params }) => getOfflineRosters(deps, user, params.id),
    { limit: ROSTERS_LIMIT },
  );
  route(
    app,
    contract.settleOfflineCheckIns,
    ({ user, params, body, language }) =>
      settleOfflineCheckIns(deps, { ...user, language }, params.id, body.items),
    { limit: SETTLE_LIMIT },
  );
}
