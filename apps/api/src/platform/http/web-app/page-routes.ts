import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build: the paths of the app's pages with their parameters, `/app/venue/:id`. */
const ROUTES_FILE = 'page-routes.json';

/**
 * Reads which paths are pages of the built app; the server responds to any other with 404. Paths are
 * compared without case, as the router does. Without a list every path counts as a page.
 */
export function readPageRoutes(folder: string): (path: string) => boolean {
  const file = join(folder, ROUTES_FILE);
  if (!existsSync(file)) return () => true;
  const routes: string[] = JSON.parse(readFileSync(file, 'utf8'));
  const pattern = (route: string) =>
    route
      .replace(/^\//, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+');
  const isPage = new RegExp(`^(${routes.map(pattern).join('|')})$`, 'i');
  return (path) => isPage.test(path);
}
