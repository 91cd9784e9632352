import { readRouteManifest, writeRouteManifest } from './read-route-manifest.ts';

/** Routes whose style sheets no later part of another page needs: the frames, and explore. */
const ownSheets = /^(root$|layouts\/|pages\/member\/explore$)/;

/**
 * Takes out of the client's route manifest, which every page of the app loads, what React Router does not
 * read there: flags that are false, and which files each route's module imports. Those it would only
 * prefetch, and the shell preloads them itself (page-preloads.ts). Comes after what reads them.
 * And takes the `#` from the sheets of the frames and of explore: with it, Vite knows them not by their
 * address and loads them again for the first later part that needs them.
 */
export async function shrinkRouteManifest(clientFolder: string): Promise<void> {
  const { routes } = await readRouteManifest(clientFolder);
  const shrunk = Object.entries(routes).map(([id, route]) => {
    const css = ownSheets.test(id) ? route.css.map((url) => url.replace('#', '')) : route.css;
    // Rendered with the shell: what it says of the root must stay the same.
    const kept = id === 'root' ? { ...route, css } : { ...route, css, imports: undefined };
    const said = Object.entries<unknown>(kept).filter(([, value]) => value !== false);
    return [id, Object.fromEntries(said)];
  });
  await writeRouteManifest(clientFolder, Object.fromEntries(shrunk));
}
