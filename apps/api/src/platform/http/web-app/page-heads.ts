import type { EpochMs } from '@pulse/domain';
import type { FastifyBaseLogger } from 'fastify';
import { createExpiringCache } from './expiring-cache.ts';
import type { PageHead, PageHeadSource } from './page-head.ts';

/** A shared page is opened many times within minutes; a change shows after five. */
const CACHE_MS = 5 * 60_000;
const MAX_CACHED_HEADS = 500;

/**
 * Finds the head of a page, or null. Pages that no source describes cost nothing; the others are
 * looked up once in five minutes, unknown ones too. A failure leaves the page as it is.
 */
export function createPageHeads(
  sources: readonly PageHeadSource[],
  log: FastifyBaseLogger,
  now: () => EpochMs = Date.now,
) {
  const cached = createExpiringCache<PageHead | null>({
    lifetimeMs: CACHE_MS,
    maxEntries: MAX_CACHED_HEADS,
    now,
  });
  return async (path: string): Promise<PageHead | null> => {
    for (const source of sources) {
      const id = source.path.exec(path)?.[1];
      if (id === undefined) continue;
      try {
        return await cached(path, () => source.find(id));
      } catch (error) {
        log.error(error, 'the head of a page could not be loaded');
        return null;
      }
    }
    return null;
  };
}
