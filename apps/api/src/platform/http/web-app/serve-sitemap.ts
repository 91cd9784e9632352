import type { FastifyInstance } from 'fastify';
import { createSitemap, type SitemapPage, writeRobots } from './sitemap.ts';

/** Serves robots.txt and the sitemap of the prerendered pages and those that `listPages` adds. */
export function serveSitemap(
  app: FastifyInstance,
  prerendered: readonly string[],
  listPages: () => Promise<SitemapPage[]>,
  publicUrl: string,
): void {
  const sitemap = createSitemap(prerendered, listPages, publicUrl);
  const type = 'application/xml; charset=utf-8';
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => reply.type(type).send(await sitemap.index()));
  app.get('/sitemaps/:file', async (request, reply) => {
    const [, number] = /\/(\d{1,6})\.xml$/.exec(request.url) ?? [];
    const content = number === undefined ? null : await sitemap.file(Number(number));
    return content === null ? reply.callNotFound() : reply.type(type).send(content);
  });
}
