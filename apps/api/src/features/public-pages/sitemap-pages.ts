import type { Deps } from '../../platform/deps.ts';
import type { SitemapPage } from '../../platform/http/web-app/sitemap.ts';
import { listPublicPages } from '../venues/index.ts';

/** Each is written in three languages; a search engine reads 50 files of 2,000 pages. */
const MAX_PAGES = 100_000;

/** The paths of the public pages that are made from the database, for the sitemap. */
export async function listSitemapPages({ db }: Deps): Promise<SitemapPage[]> {
  const rows = await listPublicPages(db, MAX_PAGES);
  return [
    { path: '/cities', changedOn: null },
    ...rows.map(({ path, changed_on }) => ({ path, changedOn: changed_on })),
  ];
}
