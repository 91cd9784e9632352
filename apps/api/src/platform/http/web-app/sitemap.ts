/** Paths of the prerendered pages among the built files, from the root: `/`, `/faq`, … */
export function publicPagesIn(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length).replace(/\/$/, '')}`)
    .sort();
}

/** sitemap.xml: every public page with its languages, as URLs of this server. */
export function writeSitemap(pages: readonly string[], publicUrl: string): string {
  const address = (page: string, language: string) =>
    `${publicUrl}${page}${language === 'en' ? '' : `?lang=${language}`}`;
  const link = (page: string, hreflang: string, language: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(page, language)}"/>`;
  const alternates = (page: string) =>
    [
      ...['en', 'fr', 'de'].map((language) => link(page, language, language)),
      link(page, 'x-default', 'en'),
    ].join('');
  const entries = pages.flatMap((page) =>
    ['en', 'fr', 'de'].map(
      (language) => `<url><loc>${address(page, language)}</loc>${alternates(page)}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
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
