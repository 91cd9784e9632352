import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { listPublicCities } from '../venues/index.ts';
import { getCityPage, MAX_CITIES } from './get-city-page.ts';
import { getVenuePage } from './get-venue-page.ts';

export { publicPageSources } from './public-page-sources.ts';
export { listSitemapPages } from './sitemap-pages.ts';

/** The public pages of venues and cities: what they show, as JSON and for the server that renders them. */
export function registerPublicPages(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getVenuePage, ({ params }) => getVenuePage(deps, params.slug));
  route(app, contract.getCityPage, ({ params, query }) => getCityPage(deps, params.slug, query));
  route(app, contract.listPublicCities, async () => ({
    items: await listPublicCities(deps.db, MAX_CITIES),
    next_cursor: null,
  }));
}
