import { buildManifest } from './build-manifest.ts';

/** The cache of the map library and the QR code reader. */
export const largeFilesCache = 'pulse-large-files';

/** Deletes the files of earlier builds from it. */
export async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(largeFilesCache);
  const current = new Set(buildManifest.large);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
