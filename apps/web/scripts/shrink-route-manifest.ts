import { readRouteManifest, writeRouteManifest } from './read-route-manifest.ts';

/**
 * Takes out of the client's route manifest, which every page of the app loads, what React Router does not
 * read there: flags that are false, and which files each route's module imports. Those it would only
 * prefetch, and the shell preloads them itself (add-page-preloads.ts). Comes after what reads them.
 */
export async function shrinkRouteManifest(clientFolder: string): Promise<void> {
  const { routes } = await readRouteManifest(clientFolder);
  const shrunk = Object.entries(routes).map(([id, route]) => {
    // Rendered with the shell: what it says of the root must stay the same.
    const kept = id === 'root' ? route : { ...route, imports: undefined };
    const said = Object.entries(kept).filter(([, value]) => value !== false);
    return [id, Object.fromEntries(said)];
  });
  await writeRouteManifest(clientFolder, Object.fromEntries(shrunk));
}
