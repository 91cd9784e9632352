import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRouteManifest } from './read-route-manifest.ts';

const start = 'window.__reactRouterManifest=';

/**
 * Takes out of the client's route manifest, which every page of the app loads, what React Router does not
 * read there: flags that are false, and which files each route's module imports. Those it would only
 * prefetch, and the shell preloads them itself (add-page-preloads.ts). Comes after what reads them.
 */
export async function shrinkRouteManifest(clientFolder: string): Promise<void> {
  const { url } = await readRouteManifest(clientFolder);
  const file = path.join(clientFolder, url);
  const source = await readFile(file, 'utf8');
  if (!source.startsWith(start)) throw new Error('The route manifest begins differently.');
  const manifest = JSON.parse(source.slice(start.length).replace(/;\s*$/, ''));
  const routes = Object.entries<Record<string, unknown>>(manifest.routes).map(([id, route]) => {
    // Rendered with the shell: what it says of the root must stay the same.
    const kept = id === 'root' ? route : { ...route, imports: undefined };
    const said = Object.entries(kept).filter(([, value]) => value !== false);
    return [id, Object.fromEntries(said)];
  });
  const shrunk = { ...manifest, routes: Object.fromEntries(routes) };
  await writeFile(file, `${start}${JSON.stringify(shrunk)};`);
}
