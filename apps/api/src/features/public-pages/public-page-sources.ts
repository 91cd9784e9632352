import { getCityPage as cityOperation } from '@pulse/contract';
import type { Deps } from '../../platform/deps.ts';
import type { PublicPageSource } from '../../platform/http/web-app/public-pages.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { listPublicCities } from '../venues/index.ts';
import { getCityPage, MAX_CITIES } from './get-city-page.ts';
import { getVenuePage } from './get-venue-page.ts';

/** The public pages that the server renders: a venue, a city, and the list of cities. */
export function publicPageSources(deps: Deps): PublicPageSource[] {
  return [
    {
      page: 'venue',
      path: /^venues\/([^/]{1,120})$/,
      parameters: [],
      async find(slug) {
        const data = await getVenuePage(deps, slug.toLowerCase());
        return isRefusal(data) ? null : { path: `/venues/${data.slug}`, data };
      },
    },
    {
      page: 'city',
      path: /^cities\/([^/]{1,120})$/,
      parameters: ['activity', 'cursor'],
      async find(text, parameters) {
        const slug = text.toLowerCase();
        const query = cityOperation.query.safeParse(parameters);
        const data = query.success ? await getCityPage(deps, slug, query.data) : null;
        return data === null || isRefusal(data) ? null : { path: `/cities/${slug}`, data };
      },
    },
    {
      page: 'cities',
      path: /^(cities)$/,
      parameters: [],
      async find() {
        const items = await listPublicCities(deps.db, MAX_CITIES);
        return { path: '/cities', data: { items, next_cursor: null } };
      },
    },
  ];
}
