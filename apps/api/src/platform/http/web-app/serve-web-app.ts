import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { preferredLanguage } from '../server/request-language.ts';
import { type PageHead, type PageHeadSource, writePageHead } from './page-head.ts';
import { createPageHeads } from './page-heads.ts';
import { securityHeaders, serviceWorkerPolicy } from './security-headers.ts';
import { publicPagesIn, writeRobots, writeSitemap } from './sitemap.ts';
import { createWebPages } from './web-pages.ts';

/** The build folder of the web app. */
const WEB_BUILD = fileURLToPath(new URL('../../../../../web/build/client', import.meta.url));
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
const CACHE_ONE_HOUR = 'public, max-age=3600';
const SERVICE_WORKER = 'sw.js';

/** What app.ts passes in: the features' page heads; tests pass a folder of their own. */
interface WebAppOptions {
  heads?: readonly PageHeadSource[];
  folder?: string;
}

/**
 * Serves the built web app: hashed files cached for ever, prerendered pages at their own URL in the
 * user's language, and the app's shell for every other page. Without a build only the API is
 * served.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  { heads = [], folder = WEB_BUILD }: WebAppOptions = {},
): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(helmet, { global: false });
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    // The build writes brotli and gzip copies beside its files.
    preCompressed: true,
    cacheControl: false,
  });
  const files = filesIn(folder);
  const shell = files.has('__spa-fallback.html') ? '__spa-fallback.html' : 'index.html';
  const pageOf = createWebPages(folder, config.publicUrl);
  const headOf = createPageHeads(heads, app.log);

  const sendPage = async (reply: FastifyReply, file: string, head: PageHead | null = null) => {
    const page = await pageOf(file);
    await reply.helmet(securityHeaders(config, page.scripts));
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (head) return reply.send(writePageHead(page.html, head, config.publicUrl));
    // The header decides on the language where the URL does not.
    reply.header('vary', 'accept-encoding, accept-language').header('etag', page.etag);
    if (reply.request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (!acceptsBrotli(reply)) return reply.send(page.html);
    return reply.header('content-encoding', 'br').send(page.brotli);
  };
  const sendAsset = (reply: FastifyReply, path: string) => {
    // Vite puts a hash of the content into the names below assets/.
    const cacheControl = path.startsWith('assets/') ? CACHE_IMMUTABLE : CACHE_ONE_HOUR;
    reply.header('x-content-type-options', 'nosniff').header('cache-control', cacheControl);
    return reply.sendFile(path);
  };
  // Revalidated each time, so that a new version, or the removal of the worker, takes effect at
  // once.
  const sendServiceWorker = (reply: FastifyReply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', serviceWorkerPolicy);
    return reply.sendFile(config.serviceWorker ? SERVICE_WORKER : 'sw-off.js');
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(config.publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(publicPagesIn(files), config.publicUrl)),
  );
  app.get('/*', { onSend: sendScriptsAsText }, async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || path.startsWith('api/')) return reply.callNotFound();
    if (path === SERVICE_WORKER && files.has(path)) return sendServiceWorker(reply);
    if (files.has(path) && !path.endsWith('.html')) return sendAsset(reply, path);
    const folderOfPage = path === '' ? '' : `${path}/`;
    const page = `${folderOfPage}index.html`;
    const inLanguage = `${folderOfPage}index.${languageOf(request)}.html`;
    if (files.has(page)) return sendPage(reply, files.has(inLanguage) ? inLanguage : page);
    // A missing image or script must not get a page as response.
    if (/\.\w{2,5}$/.test(path)) return reply.callNotFound();
    return sendPage(reply, shell, await headOf(path));
  });
}

// The static file plugin still sends application/javascript, which RFC 9239 replaced.
async function sendScriptsAsText(_request: FastifyRequest, reply: FastifyReply) {
  const type = reply.getHeader('content-type');
  if (/^application\/javascript\b/.test(String(type)))
    reply.header('content-type', 'text/javascript; charset=utf-8');
}

// "br;q=0" is how a client refuses brotli while accepting everything else.
const acceptsBrotli = ({ request }: FastifyReply) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding']));

// A URL may name the language (?lang=fr); otherwise the browser does.
function languageOf({ url, headers }: FastifyRequest): string {
  const named = /[?&]lang=(en|fr|de)\b/.exec(url)?.[1];
  return named ?? preferredLanguage(headers['accept-language']) ?? 'en';
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '');
  } catch {
    return null;
  }
}

function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(paths.map((path) => path.replaceAll(sep, '/')));
}
