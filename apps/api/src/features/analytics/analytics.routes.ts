import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { getAwayFromHome } from './away-from-home/get-away-from-home.ts';
import { exportAnalytics } from './figures/export-analytics.ts';
import { getAnalytics } from './figures/get-analytics.ts';
import { getAnalyticsDays } from './figures/get-analytics-days.ts';
import { exportAnalyticsVisits } from './rows/export-analytics-visits.ts';
import { listAnalyticsClasses } from './rows/list-analytics-classes.ts';
import { listAnalyticsVisits } from './rows/list-analytics-visits.ts';

/** Routes of the figures of venues, of the rows behind them, and of those of the platform. */
export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getAnalytics, ({ user, query }) => getAnalytics(deps, user, query));
  route(app, contract.getAnalyticsDays, ({ user, query }) => getAnalyticsDays(deps, user, query));
  route(
    app,
    contract.exportAnalytics,
    async ({ user, query: { lang, ...query }, language, reply }) => {
      const file = await exportAnalytics(deps, user, query, lang ?? language);
      const name = `pulse-figures-${query.to}.csv`;
      if (!isRefusal(file)) reply.header('content-disposition', `attachment; filename="${name}"`);
      return file;
    },
    { limit: { name: 'export-analytics', points: 20, seconds: 60, by: 'account' } },
  );
  route(app, contract.listAnalyticsVisits, ({ user, query }) =>
    listAnalyticsVisits(deps, user, query),
  );
  route(
    app,
    contract.exportAnalyticsVisits,
    async ({ user, query: { lang, ...query }, language, reply }) => {
      const file = await exportAnalyticsVisits(deps, user, query, lang ?? language);
      const name = `pulse-${query.kind.replace('_', '-')}-${query.to}.csv`;
      if (!isRefusal(file)) reply.header('content-disposition', `attachment; filename="${name}"`);
      return file;
    },
    { limit: { name: 'export-analytics', points: 20, seconds: 60, by: 'account' } },
  );
  route(app, contract.getAwayFromHome, () => getAwayFromHome(deps));
  route(app, contract.listAnalyticsClasses, ({ user, query }) =>
    listAnalyticsClasses(deps, user, query),
  );
}
