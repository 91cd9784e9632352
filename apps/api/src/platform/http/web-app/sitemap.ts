import { createExpiringCache } from './expiring-cache.ts';

/** A page in the sitemap. */
export interface SitemapPage {
  /** From the root. */
  path: string;
  /** The date of its last change, YYYY-MM-DD; null where it is not known. */
  changedOn: string | null;
}

/** A file may have 50,000 URLs and 50 MB; each page has three URLs of some 600 bytes. */
const PAGES_PER_FILE = 2_000;
const CACHE_MS = 10 * 60_000;

/** Paths of the prerendered pages among the built files, from the root: `/`, `/faq`, … */
export function publicPagesIn(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length).replace(/\/$/, '')}`)
    .sort();
}

/**
 * The sitemap: an index of files, and the files, of the prerendered pages and those that `listPages`
 * adds. The list is made once in ten minutes.
 */
export function createSitemap(
  prerendered: readonly string[],
  listPages: () => Promise<SitemapPage[]>,
  publicUrl: string,
) {
  const cached = createExpiringCache<SitemapPage[]>({ lifetimeMs: CACHE_MS, maxEntries: 1 });
  const allPages = () =>
    cached('pages', async () => [
      ...prerendered.map((path) => ({ path, changedOn: null })),
      ...(await listPages()),
    ]);
  return {
    async index(): Promise<string> {
      const files = Math.ceil((await allPages()).length / PAGES_PER_FILE);
      const entries = Array.from(
        { length: files },
        (_, file) => `<sitemap><loc>${publicUrl}/sitemaps/${file + 1}.xml</loc></sitemap>`,
      );
      return xml('sitemapindex', '', entries);
    },
    /** The file of this number, from 1 on; null when there are fewer. */
    async file(number: number): Promise<string | null> {
      const start = (number - 1) * PAGES_PER_FILE;
      const pages = (await allPages()).slice(Math.max(0, start), start + PAGES_PER_FILE);
      return pages.length === 0 ? null : writeFile(pages, publicUrl);
    },
  };
}

/** Every page with its languages, as URLs of this server. */
function writeFile(pages: readonly SitemapPage[], publicUrl: string): string {
  const address = (path: string, language: string) =>
    `${publicUrl}${path}${language === 'en' ? '' : `?lang=${language}`}`;
  const link = (path: string, hreflang: string, language: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path, language)}"/>`;
  const entries = pages.flatMap(({ path, changedOn }) => {
    const languages = ['en', 'fr', 'de'];
    const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`;
    const alternates = languages.map((language) => link(path, language, language)).join('');
    const fallback = link(path, 'x-default', 'en');
    return languages.map(
      (language) =>
        `<url><loc>${address(path, language)}</loc>${changed}${alternates}${fallback}</url>`,
    );
  });
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

function xml(element: string, namespaces: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>
${entries.join('\n')}
</${element}>
`;
}

/** robots.txt: allows the public pages and the venue pages for link previews; nothing personal. */
export function writeRobots(publicUrl: string): string {
  return `User-agent: *
Allow: /
Allow: /app/venue/
Disallow: /app/
Disallow: /auth
Disallow: /checkin/
Disallow: /demo/
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;
}
