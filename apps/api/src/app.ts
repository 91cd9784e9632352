import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAccounts } from './features/accounts/index.ts';
import { registerAnalytics } from './features/analytics/index.ts';
import { registerBookings } from './features/bookings/index.ts';
import { registerCheckins } from './features/checkins/index.ts';
import { registerClasses } from './features/classes/index.ts';
import { registerFavourites } from './features/favourites/index.ts';
import { registerFeedback } from './features/feedback/index.ts';
import { registerFollows } from './features/follows/index.ts';
import { registerMemberships } from './features/memberships/index.ts';
import { registerNotifications } from './features/notifications/index.ts';
import { registerPartners } from './features/partners/index.ts';
import { registerPayments } from './features/payments/index.ts';
import { registerProgress } from './features/progress/index.ts';
import {
  listSitemapPages,
  publicPageSources,
  registerPublicPages,
} from './features/public-pages/index.ts';
import { registerRecommendations } from './features/recommendations/index.ts';
import { registerReviews } from './features/reviews/index.ts';
import { registerStatements } from './features/statements/index.ts';
import { registerVenues, venuePageHead } from './features/venues/index.ts';
import { registerAuditLog } from './platform/audit/audit-log.routes.ts';
import type { Deps } from './platform/deps.ts';
import { serveDocumentation } from './platform/http/server/api-documentation.ts';
import { createServer } from './platform/http/server/create-server.ts';
import { registerHealth } from './platform/http/server/health.ts';
import { hearOtherProcesses } from './platform/http/server/hear-other-processes.ts';
import { registerMeta } from './platform/http/server/meta.ts';
import { registerMetrics } from './platform/http/server/metrics.ts';
import { serveWebApp } from './platform/http/web-app/serve-web-app.ts';
import { registerDemoMailbox } from './platform/mail/demo-mailbox.ts';
import { registerImages } from './platform/storage/images.routes.ts';

/**
 * Builds the whole server, ready to listen: the platform's parts first, then the features in order.
 */
export async function build(config: Config, deps: Deps): Promise<FastifyInstance> {
  const app = await createServer(config, deps);
  hearOtherProcesses(app, deps);
  registerMetrics(app, config, deps);
  registerHealth(app, deps);
  registerAccounts(app, deps);
  registerAuditLog(app, deps);
  registerMeta(app, deps);
  registerDemoMailbox(app, deps);
  registerImages(app, deps);
  registerVenues(app, deps);
  registerFavourites(app, deps);
  registerFollows(app, deps);
  registerClasses(app, deps);
  registerPayments(app, deps);
  registerMemberships(app, deps);
  registerBookings(app, deps);
  registerRecommendations(app, deps);
  registerProgress(app, deps);
  registerCheckins(app, deps);
  registerReviews(app, deps);
  registerStatements(app, deps);
  registerAnalytics(app, deps);
  registerNotifications(app, deps);
  registerFeedback(app, deps);
  registerPartners(app, deps);
  registerPublicPages(app, deps);

  serveDocumentation(app, config);
  await serveWebApp(app, config, {
    heads: [venuePageHead(deps)],
    pages: publicPageSources(deps),
    sitemapPages: () => listSitemapPages(deps),
  });
  return app;
}
