import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { createCompressedFiles } from './compressed-files.ts';
import { securityHeaders, serviceWorkerPolicy } from './security-headers.ts';

/** Where the web app is built to. */
const WEB_BUILD = fileURLToPath(new URL('../../../../web/build/client', import.meta.url));
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
const KEPT_FOR_AN_HOUR = 'public, max-age=3600';
const SERVICE_WORKER = 'sw.js';

/**
 * Serves the built web app: hashed files for ever, prerendered pages at their own address, and the
 * app's shell for every other page. Without a build only the API is served.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  folder: string = WEB_BUILD,
): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(helmet, { global: false });
  await app.register(staticFiles, { root: folder, serve: false });
  const files = filesIn(folder);
  const shell = files.has('__spa-fallback.html') ? '__spa-fallback.html' : 'index.html';
  const inlineScripts = new Map<string, string[]>();

  const sendPage = async (reply: FastifyReply, page: string) => {
    const hashes = inlineScripts.get(page) ?? inlineScriptHashes(join(folder, page));
    inlineScripts.set(page, hashes);
    await reply.helmet(securityHeaders(config, hashes));
    return send(reply.header('cache-control', 'no-cache'), page);
  };
  const sendAsset = (reply: FastifyReply, path: string) => {
    // Vite puts a hash of the content into the names below assets/.
    const kept = path.startsWith('assets/') ? KEPT_FOR_EVER : KEPT_FOR_AN_HOUR;
    reply.header('x-content-type-options', 'nosniff').header('cache-control', kept);
    return send(reply, path);
  };
  // Asked for each time, so that a new version, or the end of it all, is heard of at once.
  const sendServiceWorker = (reply: FastifyReply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', serviceWorkerPolicy);
    return send(reply, config.serviceWorker ? SERVICE_WORKER : 'sw-off.js');
  };
  const compressed = createCompressedFiles(folder);
  const send = async (reply: FastifyReply, path: string) => {
    reply.header('vary', 'accept-encoding');
    const takesBrotli = /\bbr\b/.test(String(reply.request.headers['accept-encoding']));
    const copy = takesBrotli ? await compressed(path) : null;
    if (!copy) return reply.sendFile(path, { cacheControl: false });
    return reply.header('content-encoding', 'br').type(copy.type).send(copy.bytes);
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || path.startsWith('api/')) return reply.callNotFound();
    if (path === SERVICE_WORKER && files.has(path)) return sendServiceWorker(reply);
    if (files.has(path) && !path.endsWith('.html')) return sendAsset(reply, path);
    const page = path === '' ? 'index.html' : `${path}/index.html`;
    if (files.has(page)) return sendPage(reply, page);
    // A missing picture or script must not be answered with a page.
    if (/\.\w{2,5}$/.test(path)) return reply.callNotFound();
    return sendPage(reply, shell);
  });
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
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(paths.map((path) => path.replaceAll(sep, '/')));
}

// The pages carry small inline scripts (theme, hydration data); naming their hashes keeps all
// other inline scripts shut out.
function inlineScriptHashes(file: string): string[] {
  const html = readFileSync(file, 'utf8');
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
}
