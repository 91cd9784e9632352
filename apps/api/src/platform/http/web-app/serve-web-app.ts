import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { preferredLanguage } from '../server/request-language.ts';
import type { PageHeadSource } from './page-head.ts';
import { createPageHeads } from './page-heads.ts';
import { readPageRoutes } from './page-routes.ts';
import {
  createPublicPages,
  findRenderer,
  type PublicPage,
  type PublicPageSource,
  type RenderPublicPage,
} from './public-pages.ts';
import { serviceWorkerPolicy } from './security-headers.ts';
import { createPageSender } from './send-page.ts';
import { serveSitemap } from './serve-sitemap.ts';
import { publicPagesIn, type SitemapPage } from './sitemap.ts';
import { createWebPages } from './web-pages.ts';

/** The build folder of the web app. */
const WEB_BUILD = fileURLToPath(new URL('../../../../../web/build/client', import.meta.url));
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
const CACHE_ONE_HOUR = 'public, max-age=3600';
const CACHE_ONE_MINUTE = 'public, max-age=60';
const SERVICE_WORKER = 'sw.js';
/** The document of every page that the app renders itself. */
const SHELL = '__spa-fallback.html';

/** What app.ts passes in from the features; tests pass a folder and a renderer of their own. */
interface WebAppOptions {
  heads?: readonly PageHeadSource[];
  pages?: readonly PublicPageSource[];
  /** The pages made from the database, for the sitemap. */
  sitemapPages?: () => Promise<SitemapPage[]>;
  folder?: string;
  render?: RenderPublicPage;
}

/**
 * Serves the built web app: hashed files cached for ever, prerendered pages and those of `pages` at
 * their own URL in the user's language, the app's shell for every other page, and 404 with the
 * not-found page for a path that is none. Without a complete build only the API is served.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  {
    heads = [],
    pages = [],
    sitemapPages = async () => [],
    folder = WEB_BUILD,
    render,
  }: WebAppOptions = {},
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
  if (!files.has(SHELL)) {
    app.log.error(`The build of the web app in ${folder} is incomplete: only the API is served.`);
    return;
  }
  const pageOf = createWebPages(folder, config);
  const headOf = createPageHeads(heads, app.log);
  const isPage = readPageRoutes(folder);
  const renderer = render ? async () => render : findRenderer(folder);
  const publicPageOf = createPublicPages({
    // Without a renderer the app renders these pages itself.
    sources: renderer ? pages : [],
    pageOf,
    render: renderer ?? (() => Promise.reject(new Error('The build has no renderer.'))),
    publicUrl: config.publicUrl,
  });

  const { send, sendWithHead, sendInstead } = createPageSender(config);

  const sendShell = async (reply: FastifyReply, path: string) => {
    const head = await headOf(path);
    return head ? sendWithHead(reply, await pageOf(SHELL), head) : send(reply, await pageOf(SHELL));
  };
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = `templates/not-found.${languageOf(request)}.html`;
    return files.has(file) ? sendInstead(reply, await pageOf(file), 404) : reply.callNotFound();
  };
  const findPublicPage = (request: FastifyRequest, path: string) => {
    const query = request.query as Record<string, unknown>;
    return publicPageOf(path, languageOf(request), query).catch((error: unknown) => {
      app.log.error(error, 'a public page could not be rendered');
      return 'failed' as const;
    });
  };
  const sendPublicPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: PublicPage | null | 'failed',
  ) => {
    // The app loads the page itself, and says so when that fails too.
    if (found === 'failed') return sendInstead(reply, await pageOf(SHELL), 503);
    if (found === null) return sendNotFound(request, reply);
    if ('movedTo' in found) {
      const [, search] = request.url.split('?');
      reply.header('cache-control', CACHE_ONE_HOUR);
      return reply.redirect(search ? `${found.movedTo}?${search}` : found.movedTo, 301);
    }
    if (!found.indexed) reply.header('x-robots-tag', 'noindex, follow');
    return send(reply, found.page, CACHE_ONE_MINUTE);
  };
  const sendAsset = (reply: FastifyReply, path: string) => {
    // Vite puts a hash of the content into the names below assets/.
    const cacheControl = path.startsWith('assets/') ? CACHE_IMMUTABLE : CACHE_ONE_HOUR;
    return reply.header('cache-control', cacheControl).sendFile(path);
  };
  // Revalidated each time, so that a new version, or the removal of the worker, takes effect at
  // once.
  const sendServiceWorker = (reply: FastifyReply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', serviceWorkerPolicy);
    return reply.sendFile(config.serviceWorker ? SERVICE_WORKER : 'sw-off.js');
  };

  serveSitemap(app, publicPagesIn(files), sitemapPages, config.publicUrl);
  app.get('/*', { onSend: sendScriptsAsText }, async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || path.startsWith('api/')) return reply.callNotFound();
    if (path === SERVICE_WORKER && files.has(path)) return sendServiceWorker(reply);
    if (files.has(path) && !path.endsWith('.html')) return sendAsset(reply, path);
    const folderOfPage = path === '' ? '' : `${path}/`;
    const page = `${folderOfPage}index.html`;
    const inLanguage = `${folderOfPage}index.${languageOf(request)}.html`;
    if (files.has(page))
      return send(reply, await pageOf(files.has(inLanguage) ? inLanguage : page));
    // A missing image or script must not get a page as response.
    if (/\.\w{2,5}$/.test(path)) return reply.callNotFound();
    const found = await findPublicPage(request, path);
    if (found !== undefined) return sendPublicPage(request, reply, found);
    return isPage(path) ? sendShell(reply, path) : sendNotFound(request, reply);
  });
}

// The static file plugin still sends application/javascript, which RFC 9239 replaced.
async function sendScriptsAsText(_request: FastifyRequest, reply: FastifyReply) {
  const type = reply.getHeader('content-type');
  if (/^application\/javascript\b/.test(String(type)))
    reply.header('content-type', 'text/javascript; charset=utf-8');
}

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
