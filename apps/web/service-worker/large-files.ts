import { facts } from './build-facts.ts';

/** Where the map and the scanner's reader stay once they were needed. */
export const largeFiles = 'pulse-large-files';

/** Drops what an earlier build left there. */
export async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(largeFiles);
  const current = new Set(facts.large);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
