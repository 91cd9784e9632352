import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Route {
  id: string;
  parentId?: string;
  path?: string;
}

/** One route of the built app; files are URLs from the root. */
export interface ManifestRoute extends Route {
  module: string;
  imports: string[];
  css: string[];
}

/** React Router's client manifest of a build. */
export interface RouteManifest {
  /** The manifest's own URL. */
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
}

const start = 'window.__reactRouterManifest=';

/** Reads the route manifest of a built web app; throws when the folder has none. */
export async function readRouteManifest(clientFolder: string): Promise<RouteManifest> {
  const { name, manifest } = await readManifestFile(clientFolder);
  return { url: `/assets/${name}`, entry: manifest.entry, routes: manifest.routes };
}

/** Replaces the routes of the route manifest of a built web app. */
export async function writeRouteManifest(clientFolder: string, routes: object): Promise<void> {
  const { name, manifest } = await readManifestFile(clientFolder);
  const file = path.join(clientFolder, 'assets', name);
  await writeFile(file, `${start}${JSON.stringify({ ...manifest, routes })};`);
}

async function readManifestFile(clientFolder: string) {
  const assets = path.join(clientFolder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no route manifest.');
  const source = await readFile(path.join(assets, name), 'utf8');
  if (!source.startsWith(start)) throw new Error('The route manifest begins differently.');
  return { name, manifest: JSON.parse(source.slice(start.length).replace(/;\s*$/, '')) };
}

/** Returns the routes without child routes: pages, and redirects of old URLs. */
export function leafRoutes<Page extends Route>(routes: Record<string, Page>): Page[] {
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.filter(({ id }) => !parents.has(id));
}

/** Returns the routes that are pages: those without child routes, without redirects of old URLs. */
export function pageRoutes<Page extends Route>(routes: Record<string, Page>): Page[] {
  return leafRoutes(routes).filter(({ id }) => !id.startsWith('legacy:'));
}

/** Returns a page's layouts, outermost first, and the page itself. */
export function withLayouts<Page extends Route>(routes: Record<string, Page>, route: Page): Page[] {
  const parent = routes[route.parentId ?? ''];
  return parent ? [...withLayouts(routes, parent), route] : [route];
}

/** Returns a page's path with its parameters: `/app/venue/:id`. */
export function pathOfPage<Page extends Route>(routes: Record<string, Page>, route: Page): string {
  const parts = withLayouts(routes, route).map(({ path: part }) => part);
  return `/${parts.filter(Boolean).join('/')}`;
}
