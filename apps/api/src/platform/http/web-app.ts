import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { securityHeaders } from './security-headers.ts';

/** Where the web app is built to. */
const WEB_BUILD = fileURLToPath(new URL('../../../../web/build/client', import.meta.url));
const YEAR = '365d';

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
    return reply.header('cache-control', 'no-cache').sendFile(page, { cacheControl: false });
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || path.startsWith('api/')) return reply.callNotFound();
    if (files.has(path) && !path.endsWith('.html')) return sendAsset(reply, path);
    const page = path === '' ? 'index.html' : `${path}/index.html`;
    if (files.has(page)) return sendPage(reply, page);
    // A missing picture or script must not be answered with a page.
    if (/\.\w{2,5}$/.test(path)) return reply.callNotFound();
    return sendPage(reply, shell);
  });
}

function sendAsset(reply: FastifyReply, path: string) {
  reply.header('x-content-type-options', 'nosniff');
  // Vite puts a hash of the content into the names below assets/.
  return path.startsWith('assets/')
    ? reply.sendFile(path, { maxAge: YEAR, immutable: true })
    : reply.sendFile(path, { maxAge: '1h' });
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
