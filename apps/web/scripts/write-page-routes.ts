import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { leafRoutes, pathOfPage, readRouteManifest } from './read-route-manifest.ts';

/** The address of the shell itself, which the service worker stores (service-worker/build-manifest.ts). */
const shellPath = '/app/shell';

/**
 * Writes `page-routes.json`: the paths of all pages with their parameters, old paths that redirect
 * and the shell included. The server responds to every other path with 404 (api: web-app/page-routes.ts).
 */
export async function writePageRoutes(clientFolder: string): Promise<void> {
  const { routes } = await readRouteManifest(clientFolder);
  const paths = leafRoutes(routes)
    .filter((route) => route.path !== '*')
    // A redirect's path begins with a slash of its own.
    .map((route) => pathOfPage(routes, route).replace(/^\/+/, '/'));
  if (paths.length === 0) throw new Error('The build has no pages.');
  const file = path.join(clientFolder, 'page-routes.json');
  await writeFile(file, JSON.stringify([...new Set([...paths, shellPath])].sort()));
}
