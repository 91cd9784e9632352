import { buildManifest } from './build-manifest.ts';

/** Where the map and the scanner's reader stay once they were needed. */
export const largeFilesCache = 'pulse-large-files';

/** Drops what an earlier build left there. */
export async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(largeFilesCache);
  const current = new Set(buildManifest.large);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
